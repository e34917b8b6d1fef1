import { beacon } from "./base-fort.ts";
import { BASE_LAYOUTS, type BaseImage } from "./base-layouts.ts";
import { drawLayout } from "./base-structure.ts";
import { rock, shadow, tufts } from "./growth.ts";
import { DRY, PLANK, STONE, STRAW } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, lampPost, worker } from "./works.ts";

/** Camps are low, so they are drawn larger and higher up: text overlaps the foot of the picture. */
const CAMP = { from: 12, rise: 46, scale: 1.5, lone: 1.8 } as const;
const MAX_SCALE = 1.12;

/** Position and scale of a base on the picture; `top` is the height of its highest structure. */
export function basePlacement(baseImage: BaseImage): { y: number; scale: number; top: number } {
  const layout = BASE_LAYOUTS[baseImage];
  const peak = Math.max(...layout.map(([draw, , rise, , h]) => (draw === beacon ? 0 : rise + h)));
  const isCamp = baseImage >= CAMP.from;
  const y = FLOOR + 14 - (isCamp ? CAMP.rise : 0);
  const maxScale = isCamp ? (baseImage === 14 ? CAMP.lone : CAMP.scale) : MAX_SCALE;
  const scale = Math.min(maxScale, (baseImage < 4 ? 400 : 388) / peak);
  return { y, scale, top: y - peak * scale };
}

/** A player's base, with the yard in front of it. */
export function drawBase(stage: Stage, baseImage: BaseImage): void {
  const { dice, pen } = stage;
  const { y, scale } = basePlacement(baseImage);
  const x = 480 + dice.range(-22, 22);
  pen.blob(
    stage.tone(STRAW, 0.7),
    [x - 40, y - 4, x + 46, y - 4, x + 100, y + 50, x + 190, 570, x - 210, 570, x - 96, y + 54],
    0.42,
  );
  for (let i = 0; i < 6; i++)
    rock(
      stage,
      x + dice.range(180, 420) * dice.sign(),
      y + dice.range(4, 16),
      dice.range(26, 60),
      dice.range(14, 34),
      STONE,
    );
  if (baseImage <= 9) shadow(stage, x, y + 10, 760);
  drawLayout(stage, BASE_LAYOUTS[baseImage], x, y, scale);
  // A new roll for each: a single one would redraw every field.
  for (let i = 0; i < dice.int(2, 4); i++)
    block(
      stage,
      x + dice.range(150, 330) * dice.sign(),
      y + dice.range(30, 48),
      32,
      25,
      PLANK,
      0,
      0.3,
    );
  if (baseImage <= 11) {
    for (const u of [-86, 90]) lampPost(stage, x + u, y + 34, 60);
    worker(stage, x + dice.range(-60, 60), y + 40, 27);
  }
  worker(stage, x + dice.range(60, 140) * dice.sign(), y + 34, baseImage > 11 ? 42 : 27);
  tufts(stage, 60, 900, y + 44, 26, DRY);
}
