import { plume, rock, shadow } from "./growth.ts";
import { EMBER, mix, STEEL, STEEL_CORE } from "./light.ts";
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
  TILE,
  UMBER,
  ZINC,
} from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, gable, gateGlow, lamp, lampPost, truss, windows, worker } from "./works.ts";

/** A crystal standing on (x, y): width, height, how far its tip leans. */
interface Crystal {
  x: number;
  y: number;
  w: number;
  h: number;
  lean: number;
}

/** Crystals of ore: body, lit plane, bright tip; plane by plane, so that they merge. */
function crystals(stage: Stage, list: readonly Crystal[]): void {
  const { pen, side, spent } = stage;
  const hue = spent ? "#5b6067" : STEEL;
  const glint = (lit: number): string => mix(stage.tone(hue, lit), hue, spent ? 0 : 0.42);
  const planes = [
    [glint(0), -0.5, 0, 0.5],
    [glint(0.8), 0, 0, 0.5],
    [mix(glint(1), STEEL_CORE, spent ? 0 : 0.7), 0, 0.7, 0.5],
  ] as const;
  for (const [fill, near, rise, far] of planes) {
    for (const { x, y, w, h, lean } of list) {
      const at = (u: number, v: number): [number, number] => [
        x + side * u * w + lean * v,
        y - h * v,
      ];
      pen.poly(fill, [
        ...at(near, rise),
        ...at(near * 0.9, 0.72),
        ...at(0, 1),
        ...at(far * 0.9, 0.72),
        ...at(far, rise),
      ]);
    }
  }
}

/** A nest of crystals fanning out of the rock, lit from inside. */
function druse(stage: Stage, x: number, y: number, r: number): void {
  const { pen, dice, spent } = stage;
  pen.disc(SOOT, x, y - r * 0.2, r * 0.8, r * 0.5, 0.5);
  if (!spent) pen.glow(STEEL, x, y - r * 0.4, r * 2.6, 0.5);
  crystals(
    stage,
    [-0.95, 0.85, -0.4, 0.45, 0.05].map((a) => {
      const h = r * dice.range(0.9, 1.5) * (1.5 - Math.abs(a)) * (spent ? 0.35 : 1);
      return {
        x: x + a * r * 0.45,
        y,
        w: r * dice.range(0.34, 0.6),
        h,
        lean: Math.sin(a) * h * 0.7,
      };
    }),
  );
}

/** Head frame: legs, backstay, two sheave wheels under a little roof, ropes to the winding house. */
function headFrame(stage: Stage, x: number, y: number, h: number): void {
  const { pen } = stage;
  const k = h / 260;
  const steel = stage.tone(GIRDER, 0.35);
  const lit = stage.tone(ZINC, 1);
  truss(
    stage,
    [x + 190 * k, y, 30 * k],
    [x + 22 * k, y - h * 0.86, 10 * k],
    8,
    stage.tone(IRON, 0.2),
    3.4 * k,
  );
  truss(stage, [x - 44 * k, y, 22 * k], [x - 22 * k, y - h * 0.86, 14 * k], 7, steel, 3.4 * k);
  truss(stage, [x + 44 * k, y, 22 * k], [x + 22 * k, y - h * 0.86, 14 * k], 7, steel, 3.4 * k);
  pen.line(lit, 2 * k, [x - 33 * k, y, x - 15 * k, y - h * 0.86]);
  pen.line(lit, 2 * k, [x + 54 * k, y, x + 29 * k, y - h * 0.86]);
  for (const t of [0.3, 0.58]) pen.rect(steel, x - 42 * k, y - h * t, 84 * k, 6 * k);
  pen.rect(stage.tone(COAL, 0.2), x - 52 * k, y - h * 0.88, 104 * k, 9 * k);
  pen.line(stage.tone(SOOT, 0.2), 1.6 * k, [x + 30 * k, y - h * 0.99, x + 262 * k, y - 44 * k]);
  pen.line(stage.tone(SOOT, 0.2), 1.6 * k, [x - 8 * k, y - h * 0.96, x + 262 * k, y - 36 * k]);
  for (const [u, r] of [
    [-20, 24],
    [21, 26],
  ] as const) {
    const [cx, cy] = [x + u * k, y - h * 0.88 - 26 * k];
    pen.ring(stage.tone(COAL, 0.3), 5 * k, cx, cy, r * k);
    for (let a = 0; a < 6; a++)
      pen.line(stage.tone(GIRDER, 0.6), 1.5 * k, [
        cx,
        cy,
        cx + Math.cos(a + u) * r * k,
        cy + Math.sin(a + u) * r * k,
      ]);
    pen.ring(lit, 1.6 * k, cx, cy, (r + 2) * k);
  }
  const roof = y - h * 0.88 - 58 * k;
  pen.poly(stage.tone(TILE, 0.7), [
    x - 58 * k,
    roof + 14 * k,
    x,
    roof - 14 * k,
    x + 58 * k,
    roof + 14 * k,
  ]);
  pen.poly(stage.tone(TILE, 0.2), [
    x,
    roof - 14 * k,
    x + stage.side * -58 * k,
    roof + 14 * k,
    x,
    roof + 14 * k,
  ]);
  for (const u of [-48, 46]) pen.rect(steel, x + u * k, roof + 12 * k, 4 * k, 48 * k);
  lamp(stage, x, roof - 18 * k, 3 * k, "#ff5a3d");
}

/** An ore cart on its rails, heaped unless the lode is spent. */
function cart(stage: Stage, x: number, y: number, k: number): void {
  const { pen, spent, side } = stage;
  shadow(stage, x, y + 2, 62 * k);
  if (!spent) {
    for (const [u, v, w] of [
      [-15, 33, 18],
      [12, 34, 20],
      [-2, 41, 18],
    ] as const) {
      const [cx, cy, r] = [x + u * k, y - v * k, w * k];
      pen.poly(stage.tone(GIRDER, 0.3), [
        cx - r * 0.6,
        cy + r * 0.6,
        cx - r * 0.4,
        cy - r * 0.3,
        cx,
        cy - r * 0.6,
        cx + r * 0.5,
        cy - r * 0.2,
        cx + r * 0.6,
        cy + r * 0.6,
      ]);
      pen.poly(mix(stage.tone(STEEL, 1), STEEL_CORE, 0.35), [
        cx,
        cy - r * 0.6,
        cx + side * r * 0.5,
        cy - r * 0.2,
        cx + side * r * 0.2,
        cy + r * 0.2,
      ]);
    }
  }
  pen.poly(stage.tone(RUST, 0.3), [
    x - 30 * k,
    y - 32 * k,
    x + 30 * k,
    y - 32 * k,
    x + 22 * k,
    y - 8 * k,
    x - 22 * k,
    y - 8 * k,
  ]);
  pen.poly(stage.tone(BRICK, 0.9), [
    x + side * 8 * k,
    y - 32 * k,
    x + side * 30 * k,
    y - 32 * k,
    x + side * 22 * k,
    y - 8 * k,
    x + side * 6 * k,
    y - 8 * k,
  ]);
  pen.rect(stage.tone(CHROME, 0.9), x - 32 * k, y - 34 * k, 64 * k, 3.4 * k);
  for (const u of [-13, 13]) {
    pen.disc(stage.tone(SOOT, 0.3), x + u * k, y - 5 * k, 7 * k);
    pen.disc(stage.tone(ZINC, 0.7), x + u * k, y - 5 * k, 3 * k);
  }
}

/** Track coming from the shaft to the viewer, sleepers first. */
function track(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): (t: number) => [number, number, number] {
  const { pen } = stage;
  const at = (t: number): [number, number, number] => [
    x0 + (x1 - x0) * t * t,
    y0 + (y1 - y0) * t,
    10 + 36 * t,
  ];
  for (let i = 0; i <= 13; i++) {
    const [x, y, w] = at(i / 13);
    pen.line(stage.tone(BARK, 0.35), 2 + i * 0.3, [x - w, y + 1, x + w, y - 1]);
  }
  for (const u of [-0.66, 0.66]) {
    const rail: number[] = [];
    for (let i = 0; i <= 10; i++) {
      const [x, y, w] = at(i / 10);
      rail.push(x + u * w, y - 2);
    }
    pen.line(stage.tone(CHROME, 0.9), 2.6, rail);
  }
  return at;
}

/** Mineral Deposit: a lode laid open in the hillside, and the mine that eats it. */
export function drawMetal(stage: Stage): void {
  const { pen, dice, spent } = stage;
  const y = FLOOR;
  shadow(stage, 620, y + 6, 340);
  for (let i = 0; i < 7; i++) {
    const x = 110 + i * 48 + dice.range(-10, 10);
    rock(
      stage,
      x,
      y - 24 + Math.abs(i - 2) * 3,
      dice.range(110, 160),
      205 - Math.abs(i - 2) * 30 + dice.range(-20, 20),
      SLATE,
      0.08,
    );
  }
  for (let i = 0; i < 7; i++)
    druse(
      stage,
      128 + i * 36 + dice.range(-10, 10),
      y - 40 - (i % 3) * 44 + dice.range(-10, 10),
      dice.range(20, 38),
    );
  if (!spent) pen.glow(STEEL, 230, y - 60, 230, 0.5, 110);
  for (let i = 0; i < 8; i++)
    rock(
      stage,
      90 + i * 46 + dice.range(-12, 12),
      y + dice.range(-4, 12),
      dice.range(46, 80),
      dice.range(24, 52),
      SLATE,
    );
  crystals(
    stage,
    Array.from({ length: dice.int(6, 9) }, () => ({
      x: dice.range(130, 370),
      y: y + dice.range(-6, 10),
      w: dice.range(12, 24),
      h: dice.range(34, 88) * (spent ? 0.4 : 1),
      lean: dice.range(-20, 20),
    })),
  );
  block(stage, 700, y + 2, 128, 84, BRICK);
  gable(stage, 700, y - 82, 128, 34, IRON);
  windows(stage, 714, y - 64, 3, 2, 28, 26, 14, 14);
  block(stage, 764, y - 96, 22, 70, RUST, 0, 0.4);
  if (!spent) plume(stage, 774, y - 166, 130, 16, "smoke");
  headFrame(stage, 545, y + 4, dice.range(236, 275));
  block(stage, 496, y + 6, 104, 62, UMBER);
  gable(stage, 496, y - 54, 104, 28, SLATE);
  gateGlow(stage, 515, y + 6, 42, 46);
  const at = track(stage, 534, y + 8, dice.range(330, 420), 545);
  for (const t of spent ? [0.62] : [0.18, 0.46, 0.78]) {
    const [x, v, w] = at(t);
    cart(stage, x, v, w / 30);
  }
  lampPost(stage, 640, y + 26, 62);
  worker(stage, 618, y + 28, 26);
  if (!spent) worker(stage, 664, y + 34, 27);
  lamp(stage, 820, y - 74, 3, EMBER);
}
