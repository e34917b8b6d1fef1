import { type SceneProps, sceneMarkup } from "../../art/scene-markup.ts";
import { veilColour } from "./mean-colour.ts";
import { type PaintedScene, THUMB, VEIL_SHARE } from "./scene-picture.ts";

function veilOf(image: HTMLImageElement): string {
  const canvas = document.createElement("canvas");
  canvas.width = THUMB.width;
  canvas.height = THUMB.height;
  const pen = canvas.getContext("2d");
  if (pen === null) return "transparent";
  pen.drawImage(image, 0, 0, THUMB.width, THUMB.height);
  const { data } = pen.getImageData(0, 0, THUMB.width, THUMB.height);
  return `rgb(${veilColour(data, VEIL_SHARE).join(" ")})`;
}

/** Paints a field in the page itself, by the browser's own SVG: where there is no worker to do it. */
export async function paintMarkup(ask: SceneProps, width: number): Promise<PaintedScene> {
  const file = new Blob([sceneMarkup(ask)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const bitmap = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
    return { bitmap, veil: veilOf(image) };
  } finally {
    URL.revokeObjectURL(address);
  }
}
