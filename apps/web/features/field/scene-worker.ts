/** Paints fields in a worker, so that walking never waits for a picture. */
import { paintScene } from "./paint-scene.ts";
import type { PaintAnswer, PaintRequest } from "./scene-painter.ts";

addEventListener("message", ({ data }: MessageEvent<PaintRequest>) => {
  const picture = paintScene(data.ask, data.width);
  const answer: PaintAnswer = { id: data.id, picture };
  postMessage(answer, { transfer: [picture.bitmap, picture.blur] });
});
