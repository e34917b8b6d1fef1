import type { Stage } from "./stage.ts";

/** Draws one structure of a base standing on (x, y), w wide and h high. */
export type DrawStructure = (stage: Stage, x: number, y: number, w: number, h: number) => void;

/**
 * A structure of a layout: x from the middle, rise above the floor, width, height; `pair` mirrors
 * it.
 */
type Structure = readonly [
  draw: DrawStructure,
  x: number,
  rise: number,
  w: number,
  h: number,
  pair?: 1,
];

/** The structures of a base, back to front. */
export type BaseLayout = readonly Structure[];

/** Draws the structures of a layout around (x, y) at a scale. */
export function drawLayout(
  stage: Stage,
  layout: BaseLayout,
  x: number,
  y: number,
  k: number,
): void {
  for (const [draw, dx, rise, w, h, pair] of layout) {
    if (pair) draw(stage, x - dx * k, y - rise * k, w * k, h * k);
    draw(stage, x + dx * k, y - rise * k, w * k, h * k);
  }
}
