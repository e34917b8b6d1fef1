import { rock, shadow } from "./growth.ts";
import { BRICK, COAL, IRON, RUST, SOOT, TILE, ZINC } from "./materials.ts";
import { pipe } from "./pipe.ts";
import { chimney } from "./plant-furnace.ts";
import { gasometer } from "./plant-vessels.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cylinder, gable, gateGlow, lamp, lampPost, windows, worker } from "./works.ts";

/** A gasworks: two gasometers in their cages, a row of tall chimneys over a long retort house. */
export function drawGasworks(stage: Stage): void {
  const { pen, dice } = stage;
  const y = FLOOR + 8;
  for (let i = 0; i < 4; i++)
    chimney(stage, 480 + i * 96, y - 60, 30, 232 - (i % 2) * 34 + dice.range(-10, 10));
  gasometer(stage, 330, y - 16, 168, 172);
  gasometer(stage, 170, y + 6, 218, 226);
  shadow(stage, 640, y + 6, 480);
  block(stage, 420, y + 2, 440, 92, BRICK, 0, 0.12);
  gable(stage, 420, y - 88, 440, 48, TILE, 0, 0.12);
  for (let i = 0; i < 4; i++) {
    block(stage, 452 + i * 92, y - 128, 52, 22, IRON, 0, 0.2);
    gable(stage, 452 + i * 92, y - 148, 52, 14, IRON, 0, 0.2);
  }
  for (let i = 0; i < 8; i++) {
    const x = 440 + i * 46;
    pen.rect(stage.tone("#9a6a58", 0.8), x - 8, y - 88, 5, 90);
    if (i % 2) gateGlow(stage, x + 2, y + 2, 26, 36);
    else windows(stage, x + 3, y - 62, 1, 1, 10, 10, 24, 34);
  }
  pipe(stage, [270, y + 14, 330, y + 14, 330, y - 40, 420, y - 40], 1.1);
  pipe(stage, [230, y + 30, 640, y + 30, 640, y + 8], 0.9);
  for (const u of [350, 450, 550]) pen.rect(stage.tone(COAL, 0.3), u, y + 28, 6, 18);
  for (const [x, h] of [
    [846, 84],
    [892, 70],
  ] as const) {
    shadow(stage, x, y + 16, 60);
    cylinder(stage, x, y + 14, 42, h, ZINC);
    pen.disc(stage.tone(RUST, 0.9), x, y + 14 - h, 21, 6);
  }
  for (let i = 0; i < 6; i++)
    rock(stage, 690 + i * 24, y + 36, 60, 44 - Math.abs(i - 2.5) * 12, SOOT);
  lampPost(stage, 400, y + 44, 78);
  lampPost(stage, 590, y + 50, 78);
  lamp(stage, 640, y - 146, 3);
  worker(stage, 488, y + 50, 28);
  worker(stage, 806, y + 48, 28);
}
