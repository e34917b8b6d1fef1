import { plume, rock, shadow } from "./growth.ts";
import { STEEL } from "./light.ts";
import {
  BARK,
  BRICK,
  CHROME,
  COAL,
  GIRDER,
  IRON,
  RUST,
  SLATE,
  SOOT,
  TIMBER,
  UMBER,
  ZINC,
} from "./materials.ts";
import { crystals, druse } from "./ore.ts";
import { drawRoundBody } from "./round-body.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cylinder, gable, lamp, lampPost, truss, windows, worker } from "./works.ts";

/** A hopper wagon on its bogies, heaped unless the lode is spent. */
function wagon(stage: Stage, x: number, y: number, w: number): void {
  const { pen, spent, side } = stage;
  const h = w * 0.5;
  if (!spent) {
    for (const u of [-0.28, 0.02, 0.3])
      rock(stage, x + u * w, y - h * 0.9, w * 0.38, w * 0.24, STEEL);
  }
  pen.poly(stage.tone(RUST, 0.4), [
    x - w * 0.48,
    y - h,
    x + w * 0.48,
    y - h,
    x + w * 0.34,
    y - h * 0.32,
    x - w * 0.34,
    y - h * 0.32,
  ]);
  for (let i = 0; i < 5; i++)
    pen.line(stage.tone(BRICK, 0.9), 2.4, [
      x + (i - 2) * w * 0.2,
      y - h,
      x + (i - 2) * w * 0.15,
      y - h * 0.34,
    ]);
  pen.rect(stage.tone(BRICK, 1.1), x - w * 0.48, y - h - 3, w * 0.96, 5);
  pen.rect(stage.tone(SOOT, 0.3), x - w * 0.46, y - h * 0.34, w * 0.92, 6);
  for (const u of [-0.34, -0.18, 0.18, 0.34]) {
    pen.disc(stage.tone(SOOT, 0.4), x + u * w, y - 8, 9);
    pen.disc(stage.tone(ZINC, 0.8), x + u * w + side, y - 8, 4);
  }
}

/** A tank engine: boiler, funnel, cab, driving wheels and a lamp. */
function engine(stage: Stage, x: number, y: number): void {
  const { pen, spent } = stage;
  if (!spent) plume(stage, x + 72, y - 104, 110, 15, "steam");
  for (const [from, to, lit] of [
    [0, 8, 1.1],
    [8, 22, 0.65],
    [22, 34, 0.3],
    [34, 44, 0.1],
  ] as const)
    pen.rect(stage.tone(IRON, lit), x - 30, y - 68 + from, 124, to - from + 0.5);
  for (const u of [0, 36, 72]) pen.rect(stage.tone("#b0703a", 0.8), x + u, y - 68, 4, 44);
  pen.disc(stage.tone(SOOT, 0.5), x + 96, y - 46, 8, 23);
  cylinder(stage, x + 72, y - 66, 17, 40, COAL, 1.3);
  drawRoundBody(
    stage,
    x + 26,
    y - 66,
    [
      [24, 0],
      [24, 8],
      [14, 18],
      [0, 20],
    ],
    "#b0703a",
  );
  block(stage, x - 84, y - 22, 62, 76, BRICK, 0, 0.14);
  pen.rect(stage.tone(SOOT, 0.5), x - 72, y - 84, 26, 24);
  lamp(stage, x - 58, y - 66, 3.4);
  pen.rect(stage.tone(SOOT, 0.5), x - 90, y - 102, 72, 7);
  pen.rect(stage.tone(SOOT, 0.3), x - 88, y - 26, 190, 9);
  for (const u of [-62, -22, 20, 62]) {
    pen.disc(stage.tone(SOOT, 0.4), x + u, y - 14, 15);
    pen.ring(stage.tone(ZINC, 0.9), 2.4, x + u, y - 14, 11);
  }
  pen.line(stage.tone(CHROME, 1), 4, [x - 62, y - 10, x + 62, y - 10]);
  pen.poly(stage.tone(COAL, 0.5), [x + 96, y - 18, x + 122, y - 2, x + 92, y - 2]);
  lamp(stage, x + 104, y - 62, 5);
}

/** A rail spur: a train of hopper wagons under the loading bunker, the lode behind it. */
export function drawRailSpur(stage: Stage): void {
  const { pen, dice, spent } = stage;
  const y = FLOOR + 16;
  for (let i = 0; i < 8; i++)
    rock(
      stage,
      540 + i * 56 + dice.range(-12, 12),
      y - 30,
      dice.range(110, 160),
      130 + Math.sin(i * 0.6) * 60 + dice.range(-16, 16),
      SLATE,
      0.1,
    );
  for (let i = 0; i < 6; i++)
    druse(stage, 620 + i * 48 + dice.range(-8, 8), y - 46 - (i % 3) * 36, dice.range(18, 32));
  if (!spent) pen.glow(STEEL, 740, y - 80, 210, 0.45, 100);
  const bunker = 250;
  shadow(stage, bunker + 90, y + 6, 360);
  truss(stage, [760, y - 96, 20], [bunker + 150, y - 252, 20], 16, stage.tone(COAL, 0.4), 2.6);
  pen.line(stage.tone(ZINC, 1), 3, [758, y - 108, bunker + 148, y - 264]);
  for (const t of [0.25, 0.55]) {
    const [u, v] = [760 - t * (610 - bunker), y - 96 - t * 156];
    truss(stage, [u, y - 20, 16], [u, v + 8, 8], 6, stage.tone(COAL, 0.3), 2.2);
  }
  for (const u of [0, 84, 168]) pen.rect(stage.tone(TIMBER, 0.3), bunker + u, y - 116, 13, 118);
  for (const u of [6, 90])
    pen.line(stage.tone(TIMBER, 0.5), 5, [bunker + u, y - 112, bunker + u + 80, y - 70]);
  block(stage, bunker - 14, y - 110, 210, 118, UMBER, 0, 0.2);
  for (let i = 0; i < 8; i++)
    pen.rect(stage.tone(TIMBER, 0.9), bunker - 14 + i * 22, y - 228, 3.4, 118);
  gable(stage, bunker - 14, y - 226, 210, 46, IRON, 0, 0.2);
  windows(stage, bunker + 8, y - 214, 5, 1, 30, 24, 15, 18);
  for (const u of [18, 100]) {
    pen.poly(stage.tone(GIRDER, 0.5), [
      bunker + u,
      y - 110,
      bunker + u + 52,
      y - 110,
      bunker + u + 38,
      y - 78,
      bunker + u + 14,
      y - 78,
    ]);
    if (!spent) pen.line(STEEL, 5, [bunker + u + 26, y - 78, bunker + u + 26, y - 52]);
  }
  lamp(stage, bunker + 90, y - 124, 4);
  crystals(
    stage,
    Array.from({ length: 6 }, () => ({
      x: dice.range(600, 860),
      y: y - 14,
      w: dice.range(12, 22),
      h: dice.range(26, 60) * (spent ? 0.4 : 1),
      lean: dice.range(-16, 16),
    })),
  );
  pen.poly(stage.tone(SLATE, 0.3), [-20, y + 22, 980, y + 22, 980, y + 38, -20, y + 38]);
  for (let i = 0; i < 38; i++) pen.rect(stage.tone(BARK, 0.5), i * 26 - 10, y + 22, 13, 9);
  pen.rect(stage.tone(CHROME, 1), -20, y + 19, 1000, 3.4);
  shadow(stage, 440, y + 24, 620);
  for (let i = 0; i < (spent ? 2 : 4); i++) wagon(stage, 150 + i * 128, y + 20, 118);
  engine(stage, spent ? 470 : 716, y + 20);
  lampPost(stage, 80, y + 46, 84);
  lampPost(stage, 880, y + 46, 84);
  worker(stage, 604, y + 52, 28);
  worker(stage, 334, y + 54, 28);
}
