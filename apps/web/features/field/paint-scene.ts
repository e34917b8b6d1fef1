import { composeField } from "../../art/compose-field.ts";
import { placeOf, type SceneProps } from "../../art/place.ts";
import { veilColour } from "./mean-colour.ts";
import { paintStage } from "./paint-marks.ts";
import { type PaintedScene, THUMB, VEIL_SHARE } from "./scene-picture.ts";

function veilOf(canvas: OffscreenCanvas): string {
  const { width, height } = THUMB;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  if (pen === null) throw new Error("no canvas to paint on");
  pen.drawImage(canvas, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  return `rgb(${veilColour(data, VEIL_SHARE).join(" ")})`;
}

/** Paints a field in a worker, so many pixels wide. */
export function paintScene(ask: SceneProps, width: number): PaintedScene {
  const canvas = paintStage(composeField("scene", placeOf(ask)), width);
  return { veil: veilOf(canvas), bitmap: canvas.transferToImageBitmap() };
}
