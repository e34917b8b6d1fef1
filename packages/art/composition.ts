import { diceOf } from "./dice.ts";
import type { Place } from "./place.ts";
import type { Stage } from "./stage.ts";

/** Draws one way a type of field can look. */
export type DrawComposition = (stage: Stage) => void;

/** The composition of a cell: neighbors differ, the same cell never changes. */
export function drawComposition(
  stage: Stage,
  { type, x, y }: Place,
  compositions: readonly DrawComposition[],
): void {
  const pick = diceOf(`composition ${type} ${x},${y}`).int(0, compositions.length - 1);
  compositions[pick]?.(stage);
}
