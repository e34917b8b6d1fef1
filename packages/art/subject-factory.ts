import { type DrawComposition, drawComposition } from "./composition.ts";
import { drawCraneYard } from "./factory-crane-yard.ts";
import { drawFoundry } from "./factory-foundry.ts";
import { drawGasworks } from "./factory-gasworks.ts";
import { drawHalls } from "./factory-halls.ts";
import type { Place } from "./place.ts";
import type { Stage } from "./stage.ts";

const COMPOSITIONS: readonly DrawComposition[] = [
  drawHalls,
  drawGasworks,
  drawFoundry,
  drawCraneYard,
];

/** Factory: saw-tooth halls, a gasworks, a foundry or a crane yard. */
export function drawFactory(stage: Stage, place: Place): void {
  drawComposition(stage, place, COMPOSITIONS);
}
