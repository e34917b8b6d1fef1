/** A painted field, as it comes from the painter. */
export interface PaintedScene {
  bitmap: ImageBitmap;
  /** The same so small that it is a blur when stretched: as bright as the picture at every spot. */
  blur: ImageBitmap;
}

/** A painted field, ready to be put on the page. */
export interface ScenePicture {
  canvas: HTMLCanvasElement;
  blur: HTMLCanvasElement;
}

/** Size of the blurred picture, in pixels. */
export const BLUR = { width: 48, height: 27 };
