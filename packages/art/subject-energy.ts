import { type DrawComposition, drawComposition } from "./composition.ts";
import { drawGeysers } from "./energy-geysers.ts";
import { drawRift } from "./energy-rift.ts";
import { drawTowers } from "./energy-towers.ts";
import { drawVents } from "./energy-vents.ts";
import type { Place } from "./place.ts";
import type { Stage } from "./stage.ts";

const COMPOSITIONS: readonly DrawComposition[] = [drawVents, drawGeysers, drawTowers, drawRift];

/** Geothermal Vent: cones, geysers, a station under cooling towers or a rift with its turbines. */
export function drawEnergy(stage: Stage, place: Place): void {
  drawComposition(stage, place, COMPOSITIONS);
}
