import { composeField } from "../../art/compose-field.ts";
import { veilColour } from "./mean-colour.ts";
import { paintStage } from "./paint-marks.ts";
import type { SceneAsk } from "./scene-ask.ts";

/** How much of a picture its veil hides, 0..1; the style sheet's `--scene-veil` says the same. */
export const VEIL_SHARE = 0.5;
/** A picture so small says enough of its brightness. */
const THUMB = { width: 32, height: 18 };

/** A painted field. */
export interface ScenePicture {
  bitmap: ImageBitmap;
  /** Hides the picture in part without changing the brightness of the whole; CSS colour. */
  veil: string;
}

function veilOf(canvas: OffscreenCanvas): string {
  const { width, height } = THUMB;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  if (pen === null) throw new Error("no canvas to paint on");
  pen.drawImage(canvas, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  return `rgb(${veilColour(data, VEIL_SHARE).join(" ")})`;
}

/** Paints a field, so many pixels wide. */
export function paintScene(ask: SceneAsk, width: number): ScenePicture {
  const canvas = paintStage(composeField("scene", ask), width);
  return { veil: veilOf(canvas), bitmap: canvas.transferToImageBitmap() };
}
