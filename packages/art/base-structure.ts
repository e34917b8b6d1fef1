import type { Stage } from "./stage.ts";

/** Draws one structure of a base standing on (x, y), w wide and h high. */
export type DrawStructure = (stage: Stage, x: number, y: number, w: number, h: number) => void;

/** A structure of a plan: x from the middle, rise above the floor, width, height; `pair` mirrors it. */
type Structure = readonly [
  draw: DrawStructure,
  x: number,
  rise: number,
  w: number,
  h: number,
  pair?: 1,
];

/** The structures of a base, back to front. */
export type BasePlan = readonly Structure[];

/** Draws the structures of a plan around (x, y) at a scale. */
export function drawPlan(stage: Stage, plan: BasePlan, x: number, y: number, k: number): void {
  for (const [draw, dx, rise, w, h, pair] of plan) {
    if (pair) draw(stage, x - dx * k, y - rise * k, w * k, h * k);
    draw(stage, x + dx * k, y - rise * k, w * k, h * k);
  }
}
