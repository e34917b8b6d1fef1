import { rock, shadow } from "./growth.ts";
import { EMBER_CORE, mix, STEEL, STEEL_CORE } from "./light.ts";
import { BRICK, COAL, GIRDER, IRON, RUST, SLATE, SOOT, UMBER, ZINC } from "./materials.ts";
import { druse } from "./ore.ts";
import { cart } from "./ore-cart.ts";
import { FLOOR, type Stage } from "./stage.ts";
import {
  block,
  cylinder,
  gable,
  gateGlow,
  lamp,
  lampPost,
  sawRoof,
  truss,
  windows,
  worker,
} from "./works.ts";

/** A cone of broken ore with a lit flank, glinting unless spent. */
function heap(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen, dice, side, spent } = stage;
  shadow(stage, x, y + 3, w * 1.05);
  const ore = spent ? SLATE : mix(SLATE, STEEL, 0.35);
  pen.poly(stage.tone(ore, 0.18), [
    x - w / 2,
    y,
    x - w * 0.2,
    y - h * 0.62,
    x - w * 0.04,
    y - h,
    x + w * 0.05,
    y - h * 0.99,
    x + w * 0.24,
    y - h * 0.55,
    x + w / 2,
    y,
  ]);
  pen.poly(stage.tone(ore, 0.8), [
    x + side * w * 0.5,
    y,
    x + side * w * 0.23,
    y - h * 0.55,
    x + side * w * 0.02,
    y - h * 0.99,
    x + side * w * 0.05,
    y - h * 0.6,
    x + side * w * 0.12,
    y - h * 0.3,
    x + side * w * 0.06,
    y,
  ]);
  for (let i = 0; i < 26; i++) {
    const t = dice.range(0.04, 0.9);
    const [u, v, r] = [x + dice.range(-0.46, 0.46) * w * (1 - t), y - h * t, dice.range(3, 8)];
    pen.poly(i < 13 ? stage.tone(ore, 0.05) : stage.tone(ore, 1.15), [
      u - r,
      v,
      u - r * 0.4,
      v - r,
      u + r * 0.6,
      v - r * 0.8,
      u + r,
      v,
    ]);
  }
  if (spent) return;
  for (let i = 0; i < 9; i++) {
    const t = dice.range(0.06, 0.8);
    const [u, v, r] = [x + dice.range(-0.4, 0.4) * w * (1 - t), y - h * t, dice.range(4, 9)];
    pen.poly(STEEL_CORE, [u - r * 0.5, v, u, v - r * 1.3, u + r * 0.5, v, u, v + r * 0.5], 0.85);
  }
}

/** A dump: inclined conveyors from the crusher house throw ore on heaps. */
export function drawConveyor(stage: Stage): void {
  const { pen, dice, spent, light } = stage;
  const y = FLOOR + 12;
  for (let i = 0; i < 6; i++)
    rock(
      stage,
      30 + i * 44,
      y - 20,
      dice.range(90, 130),
      150 - i * 14 + dice.range(-16, 16),
      SLATE,
      0.12,
    );
  for (let i = 0; i < 4; i++) druse(stage, 60 + i * 40, y - 40 - (i % 2) * 44, dice.range(18, 30));
  heap(stage, 470, y - 6, 330, 148);
  shadow(stage, 210, y + 4, 250);
  block(stage, 120, y, 180, 96, RUST, 0.03, 0.2);
  for (let i = 0; i < 9; i++) pen.rect(stage.tone(BRICK, 0.9), 124 + i * 16, y - 96, 3, 96);
  block(stage, 146, y - 94, 116, 62, IRON, 0.03, 0.24);
  sawRoof(stage, 120, y - 96, 26, 22, 1, IRON);
  gable(stage, 146, y - 154, 116, 30, IRON, 0, 0.24);
  windows(stage, 158, y - 142, 4, 2, 22, 26, 12, 15);
  gateGlow(stage, 150, y, 44, 48);
  cylinder(stage, 286, y, 46, 140, ZINC);
  const steel = stage.tone(COAL, 0.35);
  const belts = [
    [256, y - 118, 508, y - 214],
    [270, y - 96, 742, y - 262],
  ] as const;
  for (const [x0, y0, x1, y1] of belts.toReversed()) {
    for (const t of [0.3, 0.62, 0.88]) {
      const [u, v] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      truss(stage, [u - 12, y, 12], [u, v + 8, 6], 7, steel, 2.4);
      pen.line(steel, 2.6, [u + 26, y, u + 2, v + 8]);
    }
    truss(
      stage,
      [x0, y0, 22],
      [x1, y1, 22],
      Math.round((x1 - x0) / 26),
      stage.tone(GIRDER, 0.45),
      2.6,
    );
    pen.line(stage.tone(SOOT, 0.4), 6, [x0, y0 - 12, x1, y1 - 12]);
    pen.line(stage.tone(ZINC, 1.1), 2, [x0, y0 - 16, x1, y1 - 16]);
    block(stage, x1 - 20, y1 + 8, 46, 40, RUST, 0, 0.3);
    lamp(stage, x1 + 4, y1 - 40, 3, "#ff5a3d");
    for (let i = 1; i < 5; i++)
      pen.line(
        EMBER_CORE,
        3.4,
        [x0 + ((x1 - x0) * i) / 5, y0 + ((y1 - y0) * i) / 5 - 22],
        light.lamps,
      );
    if (spent) continue;
    for (let i = 0; i < 12; i++)
      pen.line(mix(SLATE, STEEL, 0.6), 7, [
        x0 + ((x1 - x0) * (i + 0.5)) / 12,
        y0 + ((y1 - y0) * (i + 0.5)) / 12 - 13,
      ]);
    for (let i = 0; i < 7; i++)
      pen.line(mix(STEEL, STEEL_CORE, 0.4), dice.range(3, 6), [
        x1 + 26 + dice.range(-6, 8),
        y1 + 14 + i * 9,
      ]);
  }
  heap(stage, 790, y + 10, 330, 172);
  heap(stage, 612, y + 24, 200, 70);
  for (let i = 0; i < 3; i++) cart(stage, 336 + i * 74, y + 40, 0.95);
  pen.line(stage.tone(ZINC, 0.9), 3, [60, y + 42, 560, y + 42]);
  block(stage, 852, y + 34, 46, 30, UMBER);
  lampPost(stage, 318, y + 36, 76);
  lampPost(stage, 676, y + 46, 80);
  worker(stage, 660, y + 50, 28);
  worker(stage, 250, y + 40, 26);
}
