import { drawAdit } from "./cave-adit.ts";
import { drawArch } from "./cave-arch.ts";
import { drawCliffMouth } from "./cave-cliff.ts";
import { drawSinkhole } from "./cave-sinkhole.ts";
import { type DrawComposition, drawComposition } from "./composition.ts";
import type { Place } from "./place.ts";
import type { Stage } from "./stage.ts";

const COMPOSITIONS: readonly DrawComposition[] = [drawCliffMouth, drawSinkhole, drawArch, drawAdit];

/** Cave: a mouth in a cliff, a sinkhole, a rock arch or an old adit. */
export function drawCave(stage: Stage, place: Place): void {
  drawComposition(stage, place, COMPOSITIONS);
}
