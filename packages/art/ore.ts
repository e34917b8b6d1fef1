import { mix, STEEL, STEEL_CORE } from "./light.ts";
import { SOOT } from "./materials.ts";
import type { Stage } from "./stage.ts";

/** A crystal standing on (x, y): width, height, and the lean of its tip. */
interface Crystal {
  x: number;
  y: number;
  w: number;
  h: number;
  lean: number;
}

/** Crystals of ore: body, lit plane, bright tip. Drawn by plane, so that paths merge. */
export function crystals(stage: Stage, list: readonly Crystal[]): void {
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
export function druse(stage: Stage, x: number, y: number, r: number): void {
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
