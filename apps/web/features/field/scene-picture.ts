/** A painted field, as it comes from the painter. */
export interface PaintedScene {
  bitmap: ImageBitmap;
  /** Hides the picture in part without changing the brightness of the whole; CSS colour. */
  veil: string;
}

/** A painted field, ready to be put on the page. */
export interface ScenePicture {
  canvas: HTMLCanvasElement;
  veil: string;
}

/** How much of a picture its veil hides, 0..1; the style sheet's `--scene-veil` says the same. */
export const VEIL_SHARE = 0.5;

/** A picture so small says enough of its brightness. */
export const THUMB = { width: 32, height: 18 };
