/** Paints fields in a worker, so that walking never waits for a picture. */
import { composeField } from "@emberlode/art/compose-field.ts";
import { type SceneProps, sceneStateOf } from "@emberlode/art/place.ts";
import { paintStage } from "./paint-marks.ts";
import type { PaintAnswer, PaintRequest } from "./scene-painter.ts";
import { BLUR_SIZE, type PaintedScene } from "./scene-picture.ts";

function blurOf(canvas: OffscreenCanvas): ImageBitmap {
  const small = new OffscreenCanvas(BLUR_SIZE.width, BLUR_SIZE.height);
  const pen = small.getContext("2d");
  if (pen === null) throw new Error("There is no 2D context to paint on.");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(canvas, 0, 0, BLUR_SIZE.width, BLUR_SIZE.height);
  return small.transferToImageBitmap();
}

function paintScene(sceneProps: SceneProps, width: number): PaintedScene {
  const canvas = paintStage(composeField("scene", sceneStateOf(sceneProps)), width);
  return { blur: blurOf(canvas), bitmap: canvas.transferToImageBitmap() };
}

addEventListener("message", ({ data }: MessageEvent<PaintRequest>) => {
  const picture = paintScene(data.sceneProps, data.width);
  const answer: PaintAnswer = { id: data.id, picture };
  postMessage(answer, { transfer: [picture.bitmap, picture.blur] });
});
