import type { Stage } from "./stage.ts";
import type { Variant } from "./subject-forest.ts";
import { dunes, flats, mesas } from "./waste-dry.ts";
import { marsh, wreck } from "./waste-lost.ts";

const WASTES: Readonly<Record<Variant, (stage: Stage) => void>> = {
  1: dunes,
  2: flats,
  3: mesas,
  4: wreck,
  5: marsh,
};

/** Wasteland in five kinds: dunes, cracked flats, mesas, wreckage, ash marsh. */
export function drawWaste(stage: Stage, variant: Variant): void {
  WASTES[variant](stage);
}
