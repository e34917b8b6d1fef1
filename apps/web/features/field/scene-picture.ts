/** A painted field, as returned by the painter. */
export interface PaintedScene {
  bitmap: ImageBitmap;
  /** The bitmap in a tiny size: stretched, it looks blurred but matches its brightness. */
  blur: ImageBitmap;
}

/** A painted field, ready to be inserted into the page. */
export interface ScenePicture {
  canvas: HTMLCanvasElement;
  blur: HTMLCanvasElement;
}

/** Size of the blur, in pixels. */
export const BLUR_SIZE = { width: 48, height: 27 };
