/** A painted field, as it comes from the painter. */
export interface PaintedScene {
  bitmap: ImageBitmap;
  /** The same in a tiny size, blurred when stretched: its brightness matches the picture everywhere. */
  blur: ImageBitmap;
}

/** A painted field, ready to be put on the page. */
export interface ScenePicture {
  canvas: HTMLCanvasElement;
  blur: HTMLCanvasElement;
}

/** Size of the blurred picture, in pixels. */
export const BLUR = { width: 48, height: 27 };
