import { shadow } from "./growth.ts";
import { mix, STEEL, STEEL_CORE } from "./light.ts";
import { BARK, BRICK, CHROME, GIRDER, RUST, SOOT, ZINC } from "./materials.ts";
import type { Stage } from "./stage.ts";

/** An ore cart on its rails, heaped unless the lode is spent. */
export function cart(stage: Stage, x: number, y: number, k: number): void {
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
export function track(
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
