/** The explored world, cell by cell, as the overview draws and lists it. */

import type { Position, ViewAnswer } from "@emberlode/contract";
import { bearing, CELL_COUNT, cellAt, cellKey, distance, type FieldType } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

import { typeOnMap } from "../field/hooks/use-fields.ts";
import { restsUntil } from "../field/resting.ts";
import type { Pin, Pins } from "../plots/pins.ts";
import { type Kind, kindOfGround } from "./kinds.ts";

const tOverview = await messages("overview");
const tCatalogue = await messages("catalogue");

export interface WorldCell extends Position {
  /** Null where the player has not been. */
  type: FieldType | null;
  /** What its ground counts as; null for waste and what is unexplored. */
  ground: Kind | null;
  pin: Pin | null;
  vein: boolean;
  rests: boolean;
}

const keysOf = (cells: readonly Position[] = []) => new Set(cells.map(cellKey));

/** All cells of the world, row by row from the north-west; `now` in milliseconds. */
export function worldOf(view: ViewAnswer | undefined, pins: Pins, now: number): WorldCell[] {
  const own = keysOf(view?.factories);
  if (view) own.add(cellKey(view.base));
  const veins = keysOf(view?.veins);
  return Array.from({ length: CELL_COUNT }, (_, index) => {
    const at = cellAt(index);
    const key = cellKey(at);
    const type = typeOnMap(view, at);
    const rests = (restsUntil(view, at) ?? 0) > now;
    return {
      ...at,
      type,
      ground: kindOfGround(type, own.has(key)),
      pin: pins.get(key) ?? null,
      vein: !rests && veins.has(key),
      rests,
    };
  });
}

/** Everything that a cell is, for filters and counts. */
export function kindsOf({ ground, pin, vein, rests }: WorldCell): Kind[] {
  const kinds: (Kind | false | null)[] = [
    ground,
    pin !== null && "plot",
    vein && "vein",
    rests && "rest",
  ];
  return kinds.filter((kind) => kind !== false && kind !== null);
}

/** How many cells are of each kind. */
export function countKinds(world: readonly WorldCell[]): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const cell of world) {
    for (const kind of kindsOf(cell)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** How far a cell is and which way, in words. */
export function wayTo(from: Position, to: Position): string {
  const steps = distance(from, to);
  if (steps === 0) return tOverview("here");
  return tOverview("steps", { steps: steps, where: tCatalogue(`directions.${bearing(from, to)}`) });
}
