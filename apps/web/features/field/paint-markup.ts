import { type SceneProps, sceneMarkup } from "@emberlode/art/scene-markup.ts";
import { BLUR_SIZE, type PaintedScene } from "./scene-picture.ts";

/** Paints a field on the main thread as SVG, when no worker is available. */
export async function paintMarkup(sceneProps: SceneProps, width: number): Promise<PaintedScene> {
  const file = new Blob([sceneMarkup(sceneProps)], { type: "image/svg+xml" });
  const url = URL.createObjectURL(file);
  const resized = (image: HTMLImageElement, resizeWidth: number, resizeHeight: number) =>
    createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: "high" });
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const bitmap = await resized(image, width, height);
    return { bitmap, blur: await resized(image, BLUR_SIZE.width, BLUR_SIZE.height) };
  } finally {
    URL.revokeObjectURL(url);
  }
}
