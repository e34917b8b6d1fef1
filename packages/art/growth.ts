import { diceOf } from "./dice.ts";
import { mix } from "./light.ts";
import { BARK, EARTH, PALE } from "./materials.ts";
import { roundTenth } from "./pen.ts";
import type { Stage } from "./stage.ts";

/** The shadow under an object, stretched away from the sun when it is low. */
export function shadow(stage: Stage, x: number, y: number, w: number): void {
  const long = 0.15 + 0.42 * (1 - Math.min(1, stage.light.sunHeight / 200));
  stage.pen.disc(
    "#05070b",
    x - stage.side * w * long * 0.5,
    y,
    w * (0.55 + long * 0.5),
    Math.min(15, Math.max(3, w * 0.06)),
    0.38,
  );
}

/** A faceted boulder standing on (x, y): silhouette, lit plane, edge. */
export function rock(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  depth = 0,
): void {
  const { pen, side, dice } = stage;
  const j = (): number => dice.range(0.8, 1.15);
  const at = (u: number, v: number): [number, number] => [x + side * u * w, y - v * h];
  const top = at(dice.range(-0.1, 0.15), j());
  const shoulder = at(0.32 * j(), 0.72 * j());
  const foot = at(0.5, 0);
  const core = at(0.06 * j(), 0.45 * j());
  pen.poly(stage.tone(color, 0.22, depth), [
    ...at(-0.5, 0),
    ...at(-0.42 * j(), 0.4 * j()),
    ...at(-0.22, 0.78 * j()),
    ...top,
    ...shoulder,
    ...foot,
  ]);
  pen.poly(stage.tone(color, 0.55, depth), [...core, ...shoulder, ...foot, ...at(0.12, 0)]);
  pen.poly(stage.tone(color, 1, depth), [...top, ...shoulder, ...core]);
}

/** A round mass of leaves or smoke: uneven circle, lit cap toward the sun. */
export function puff(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  ry: number,
  fill: string,
): void {
  const points: number[] = [];
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    const k = stage.dice.range(0.86, 1.2);
    points.push(x + Math.cos(a) * r * k, y + Math.sin(a) * ry * k);
  }
  stage.pen.blob(fill, points);
}

/** A stand of trees. Parts of all trees are drawn layer by layer, so that their paths merge. */
export interface Stand {
  trees: readonly { x: number; y: number; h: number }[];
  depth: number;
}

/** Conifers: tiers of boughs, one side lit. */
export function pines(stage: Stage, { trees, depth }: Stand, color = "#3f6a55", tiers = 5): void {
  const { pen, side, dice } = stage;
  for (const { x, y, h } of trees)
    pen.rect(stage.tone(BARK, 0.3, depth), x - h * 0.02, y - h * 0.2, h * 0.04, h * 0.2);
  const lits: number[][] = [];
  for (const { x, y, h } of trees) {
    const left: number[] = [];
    const right: number[] = [];
    const half = h * dice.range(0.19, 0.25);
    for (let i = 0; i < tiers; i++) {
      const t = i / tiers;
      const [v, w] = [y - h * (0.08 + 0.92 * t), half * (1 - t) * dice.range(0.9, 1.1)];
      const w2 = half * (1 - t) * 0.5;
      right.push(x + w, v, x + w2, v - h * 0.14);
      left.unshift(x - w2, v - h * 0.14, x - w, v);
    }
    const peak = y - h * 1.04;
    pen.poly(stage.tone(color, 0.12, depth), [...right, x, peak, ...left]);
    const lit = side === 1 ? [...right, x, peak] : [...left.slice(), x, peak];
    lits.push(
      side === 1
        ? [x + half * 0.18, y - h * 0.06, ...lit]
        : [x, peak, ...left, x - half * 0.18, y - h * 0.06],
    );
  }
  for (const lit of lits) pen.poly(stage.tone(color, 0.72, depth), lit);
}

/** Broad crowns on a trunk. Each tree picks one of the `colors`. */
export function crowns(
  stage: Stage,
  { trees, depth }: Stand,
  colors: readonly string[],
  bark: string,
  slim = 1,
): void {
  const { pen, side, dice } = stage;
  for (const { x, y, h } of trees) {
    const w = h * 0.035 * slim;
    pen.poly(stage.tone(bark, 0.3, depth), [
      x - w,
      y,
      x - w * 0.6,
      y - h * 0.8,
      x + w * 0.6,
      y - h * 0.8,
      x + w,
      y,
    ]);
    pen.poly(stage.tone(bark, 0.95, depth), [
      x,
      y,
      x + side * w * 0.1,
      y - h * 0.8,
      x + side * w * 0.6,
      y - h * 0.8,
      x + side * w,
      y,
    ]);
  }
  const wide = slim < 1 ? 0.6 : 1.15;
  for (const { x, y, h } of trees) {
    const color = colors[dice.int(0, colors.length - 1)] ?? "#5a7a4a";
    const r = h * 0.21;
    const mass = LOBES.map(
      ([u, v, k]) =>
        [
          x + u * r * wide + dice.range(-0.15, 0.15) * r,
          y + v * h,
          r * k * dice.range(0.85, 1.1),
        ] as const,
    );
    for (const [u, v, k] of mass)
      puff(stage, u, v, k * (0.3 + wide * 0.6), k * 0.9, stage.tone(color, 0.1, depth));
    for (const [u, v, k] of mass)
      puff(
        stage,
        u + side * r * 0.2,
        v - r * 0.14,
        k * (0.2 + wide * 0.48),
        k * 0.58,
        stage.tone(color, 0.56, depth),
      );
    for (const [u, v, k] of mass)
      puff(
        stage,
        u + side * r * 0.4,
        v - r * 0.34,
        k * 0.36,
        k * 0.17,
        stage.tone(color, 1, depth),
      );
  }
}

/** The lobes of a crown: sideways in radii, height and size as shares of the tree. */
const LOBES = [
  [-0.9, -0.52, 0.68],
  [0.85, -0.54, 0.7],
  [-0.5, -0.7, 0.85],
  [0.5, -0.73, 0.8],
  [0, -0.88, 0.8],
] as const;

/** Bare trees: forked strokes, twigs first; one path per thickness. */
export function snags(stage: Stage, { trees, depth }: Stand, color = BARK): void {
  const { pen, dice } = stage;
  const limbs: number[][][] = [[], [], [], []];
  const fork = (x: number, y: number, length: number, angle: number, level: number): void => {
    const [u, v] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    limbs[level]?.push([x, y, u, v]);
    if (level === 0) return;
    for (const turn of [-1, 1])
      fork(u, v, length * dice.range(0.5, 0.75), angle + turn * dice.range(0.25, 0.7), level - 1);
  };
  for (const { x, y, h } of trees) fork(x, y, h * 0.42, dice.range(-0.12, 0.12), h > 110 ? 3 : 2);
  const dark = stage.tone(color, 0.12, depth);
  limbs.forEach((level, i) => {
    for (const limb of level) pen.line(dark, 1.4 + i * i * 0.85, limb);
  });
}

/** Tufts of grass around a point. */
export function tufts(
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  n: number,
  color: string,
): void {
  const { pen, dice } = stage;
  for (const lit of [0.2, 0.8]) {
    for (let i = 0; i < n / 2; i++) {
      const [x, v, h] = [dice.range(x0, x1), y + dice.range(-8, 14), dice.range(5, 14)];
      pen.poly(stage.tone(color, lit), [
        x - 3,
        v,
        x - 5,
        v - h * 0.7,
        x - 1,
        v - 3,
        x,
        v - h,
        x + 1.5,
        v - 3,
        x + 5,
        v - h * 0.6,
        x + 3,
        v,
      ]);
    }
  }
}

/** A rising column of smoke or steam; leans away from the wind. */
export function plume(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  r: number,
  kind: "smoke" | "steam",
  warm?: string,
): void {
  const { pen, side } = stage;
  const dice = diceOf(`${roundTenth(x)},${stage.seed}`);
  const lean = dice.range(0.2, 0.55) * dice.sign();
  const n = 8;
  pen.group({ className: `art-${kind}` }, () => {
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const [u, v, k] = [x + lean * h * t * t + dice.range(-5, 5), y - h * t, r * (0.45 + 1.4 * t)];
      const body =
        kind === "steam"
          ? warm && i < 3
            ? warm
            : mix(stage.tone(PALE, 0.9), "#c3ced8", 0.4)
          : stage.tone(EARTH, 0.4);
      pen.glow(body, u, v, k * 1.9, 0.95 - t * 0.55, k * 1.5);
      if (i % 2)
        pen.glow(stage.tone(PALE, 1.1), u + side * k * 0.5, v - k * 0.35, k, 0.5 * (1.1 - t));
    }
  });
}
