import { type DrawComposition, drawComposition } from "./composition.ts";
import { drawConveyor } from "./metal-conveyor.ts";
import { drawMine } from "./metal-mine.ts";
import { drawPit } from "./metal-pit.ts";
import { drawRailSpur } from "./metal-rail.ts";
import type { Place } from "./place.ts";
import type { Stage } from "./stage.ts";

const COMPOSITIONS: readonly DrawComposition[] = [drawMine, drawPit, drawRailSpur, drawConveyor];

/** Mineral Deposit: a mine, an open pit, a loading spur or a dump under its conveyor. */
export function drawMetal(stage: Stage, place: Place): void {
  drawComposition(stage, place, COMPOSITIONS);
}
