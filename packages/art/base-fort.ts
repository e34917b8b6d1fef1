import type { DrawStructure } from "./base-structure.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { EARTH, GIRDER, MARL, TILE } from "./materials.ts";
import type { Stage } from "./stage.ts";
import { block, cylinder, gateGlow, windows } from "./works.ts";

/** Merlons along the top of a wall. */
function merlons(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  size: number,
  color: string,
  lit: number,
): void {
  const n = Math.max(3, Math.round(w / (size * 1.9)));
  for (let i = 0; i < n; i++)
    stage.pen.rect(
      stage.tone(color, lit),
      x + (i * (w - size)) / (n - 1),
      y - size,
      size,
      size + 1,
    );
}

export const wall: DrawStructure = (stage, x, y, w, h) => {
  const { pen, dice, side } = stage;
  merlons(stage, x - w / 2, y - h, w, 9, MARL, 0.6);
  pen.rect(stage.tone(MARL, side === 1 ? 0.34 : 0.46), x - w / 2, y - h, w, h);
  pen.rect(stage.tone(MARL, 1.1), x - w / 2, y - h, w, 2.4);
  pen.rect(stage.tone(MARL, 0.1), x - w / 2, y - h * 0.3, w, h * 0.3, 0.45);
  for (let i = 0; i < w / 26; i++)
    pen.rect(
      stage.tone(MARL, i < w / 52 ? 0.16 : 0.75),
      x - w / 2 + dice.range(4, w - 20),
      y - h * dice.range(0.2, 0.9),
      dice.range(9, 16),
      5,
      0.7,
    );
};

export const gate: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  pen.rect(stage.tone(MARL, 0.5), x - w * 0.8, y - h * 1.3, w * 1.6, h * 1.3);
  merlons(stage, x - w * 0.8, y - h * 1.3, w * 1.6, 9, MARL, 0.75);
  gateGlow(stage, x - w / 2, y, w, h);
  for (let i = 1; i < 5; i++)
    pen.line("#14161a", 2.4, [
      x - w / 2 + (i * w) / 5,
      y - h,
      x - w / 2 + (i * w) / 5,
      y - h * 0.3,
    ]);
  pen.line("#14161a", 2.4, [x - w / 2, y - h * 0.6, x + w / 2, y - h * 0.6]);
};

export const keep: DrawStructure = (stage, x, y, w, h) => {
  block(stage, x - w / 2, y, w, h, MARL, 0, 0.28);
  merlons(stage, x - w / 2, y - h, w * 0.72, w * 0.08, MARL, 0.7);
  const rows = Math.max(1, Math.floor(h / 46));
  windows(stage, x - w * 0.36, y - h * 0.82, 3, rows, w * 0.2, 40, w * 0.05, 20);
};

export const tower: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  cylinder(stage, x, y, w, h, MARL, 0.9);
  cylinder(stage, x, y - h + 4, w * 1.2, w * 0.32, MARL, 1);
  merlons(stage, x - w * 0.6, y - h - w * 0.26, w * 1.2, w * 0.17, MARL, 0.8);
  for (let i = 0; i < h / 60; i++)
    windows(stage, x - w * 0.1, y - h + 20 + i * 46, 1, 1, 10, 10, w * 0.15, 15);
  pen.rect(stage.tone(MARL, 0.1), x - w / 2, y - 8, w, 8, 0.5);
};

export const cone: DrawStructure = (stage, x, y, w, h) => {
  const { pen, side } = stage;
  tower(stage, x, y, w, h * 0.72);
  const brow = y - h * 0.72 - w * 0.3;
  pen.poly(stage.tone(GIRDER, 0.2), [x - w * 0.72, brow + 3, x, y - h, x + w * 0.72, brow + 3]);
  pen.poly(stage.tone("#5f7ca3", 1), [
    x + side * w * 0.12,
    brow + 3,
    x,
    y - h,
    x + side * w * 0.72,
    brow + 3,
  ]);
};

export const stack: DrawStructure = (stage, x, y, w, h) => {
  stage.pen.glow(stage.tone(EARTH, 0.5), x + 14, y - h - 26, 40, 0.7, 34);
  stage.pen.glow(stage.tone(EARTH, 0.4), x + 38, y - h - 62, 58, 0.5, 42);
  cylinder(stage, x, y, w, h, TILE, 0.66);
  stage.pen.rect(stage.tone("#c7b39b", 0.7), x - w * 0.38, y - h * 0.92, w * 0.76, 5);
  stage.pen.glow(EMBER, x, y - h, w * 1.3, 0.7 * stage.light.lamps, w * 0.7);
};

export const spire: DrawStructure = (stage, x, y, w, h) => {
  const { pen, side } = stage;
  const body = (a: number, b: number, lit: number): void =>
    pen.poly(stage.tone(GIRDER, lit), [
      x + a * w,
      y,
      x + a * w * 0.86,
      y - h * 0.5,
      x + a * w * 0.5,
      y - h * 0.78,
      x,
      y - h,
      x + b * w * 0.5,
      y - h * 0.78,
      x + b * w * 0.86,
      y - h * 0.5,
      x + b * w,
      y,
    ]);
  body(-0.5, 0.5, 0.16);
  body(side * 0.06, side * 0.5, 0.85);
  body(side * 0.34, side * 0.5, 1.25);
  const fire = 0.45 + stage.light.lamps * 0.55;
  pen.glow(EMBER, x, y - h * 0.4, w * 0.7, 0.35 * fire, h * 0.42);
  pen.poly(
    EMBER,
    [
      x - w * 0.07,
      y,
      x - w * 0.06,
      y - h * 0.5,
      x,
      y - h * 0.8,
      x + w * 0.06,
      y - h * 0.5,
      x + w * 0.07,
      y,
    ],
    fire,
  );
  pen.poly(EMBER_CORE, [x - w * 0.02, y, x, y - h * 0.7, x + w * 0.02, y], fire);
  for (let i = 1; i < 5; i++)
    pen.rect(
      stage.tone(GIRDER, i % 2 ? 0.9 : 0.4),
      x - w * (0.5 - i * 0.035),
      y - h * i * 0.14,
      w * (1 - i * 0.07),
      h * 0.018,
    );
  pen.line(stage.tone(GIRDER, 1), 2, [x, y - h + 4, x, y - h - w * 0.3]);
};

export const beacon: DrawStructure = (stage, x, y, w, h) => {
  const { pen, light } = stage;
  const beam = pen.vertical("beacon", [
    [0, EMBER, 0],
    [1, EMBER_CORE, 0.25 + light.lamps * 0.4],
  ]);
  pen.poly(beam, [x - w * 0.16, y, x - w * 0.8, y - h, x + w * 0.8, y - h, x + w * 0.16, y]);
  pen.glow(EMBER, x, y, w * 2.2, 0.5 + light.lamps * 0.4);
  pen.group({ className: "art-flicker" }, () =>
    pen.poly(EMBER_CORE, [x, y - w * 0.46, x + w * 0.26, y, x, y + w * 0.4, x - w * 0.26, y]),
  );
  pen.poly(EMBER, [x, y - w * 0.46, x + w * 0.26, y, x, y + w * 0.4], 0.7);
};

export const hill: DrawStructure = (stage, x, y, w, h) => {
  const { pen, side } = stage;
  const rockish = "#5f5b58";
  pen.poly(stage.tone(rockish, 0.16), [
    x - w * 0.5,
    y,
    x - w * 0.4,
    y - h * 0.4,
    x - w * 0.32,
    y - h * 0.5,
    x - w * 0.27,
    y - h * 0.92,
    x - w * 0.2,
    y - h,
    x + w * 0.2,
    y - h,
    x + w * 0.28,
    y - h * 0.88,
    x + w * 0.33,
    y - h * 0.46,
    x + w * 0.42,
    y - h * 0.36,
    x + w * 0.5,
    y,
  ]);
  for (const [u, v, k] of [
    [0.1, 0.86, 0.7],
    [0.2, 0.94, 0.9],
    [0.32, 0.44, 0.8],
    [-0.05, 0.7, 0.4],
    [-0.26, 0.5, 0.35],
    [0, 0.4, 0.55],
  ] as const) {
    const [px, py] = [x + side * u * w, y - v * h];
    pen.poly(stage.tone(rockish, k), [
      px,
      py,
      px + side * w * 0.06,
      py + h * 0.06,
      px + side * w * 0.12,
      y,
      px + side * w * 0.02,
      y,
      px - side * w * 0.01,
      py + h * 0.3,
    ]);
  }
};
