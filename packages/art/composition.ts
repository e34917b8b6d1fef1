import { diceOf } from "./dice.ts";
import type { Place } from "./place.ts";
import type { Stage } from "./stage.ts";

/** Draws one of the variants of a field type. */
export type DrawComposition = (stage: Stage) => void;

/** Draws the composition of a cell: it varies between neighbors, and is stable for each cell. */
export function drawComposition(
  stage: Stage,
  { type, x, y }: Place,
  compositions: readonly DrawComposition[],
): void {
  const pick = diceOf(`composition ${type} ${x},${y}`).int(0, compositions.length - 1);
  compositions[pick]?.(stage);
}
