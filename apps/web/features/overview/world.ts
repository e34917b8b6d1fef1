/** The explored world, cell by cell, for the overview's map and list. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import {
  bearing,
  CELL_COUNT,
  cellAt,
  cellKey,
  type FieldType,
  gridDistance,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { cooldownEnd } from "../field/field-atoms.ts";
import { typeOnMap } from "../field/use-fields.ts";
import type { Pin, Pins } from "../plots/pins.ts";

const tOverview = await messages("overview");
const tCatalogue = await messages("catalogue");

export const CELL_KINDS = [
  "own",
  "base",
  "factory",
  "plot",
  "vein",
  "spent",
  "metal",
  "energy",
  "cave",
  "forest",
  "town",
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** The letter of each ground; waste has none, since it is the background. */
export const GROUND_LETTERS: Readonly<Record<FieldType, string>> = {
  base: "B",
  factory: "F",
  forest: "T",
  cave: "C",
  waste: "",
  market: "K",
  bank: "W",
  memorial: "R",
  casino: "S",
  metal: "M",
  energy: "E",
  web: "X",
  mirage: "I",
  euc: "U",
};

/** The symbol of a vein. */
export const VEIN_SIGN = "\u2726";

const KIND_OF_GROUND: Readonly<Partial<Record<FieldType, CellKind>>> = {
  base: "base",
  factory: "factory",
  metal: "metal",
  energy: "energy",
  cave: "cave",
  forest: "forest",
};

/** The kind of a ground; null for waste and unexplored cells. */
export function kindOfGround(type: FieldType | null, isOwn: boolean): CellKind | null {
  if (type === null || type === "waste") return null;
  return isOwn ? "own" : (KIND_OF_GROUND[type] ?? "town");
}

export interface WorldCell extends Position {
  /** Null for an unexplored cell. */
  type: FieldType | null;
  /** Its kind of ground; null for waste and unexplored cells. */
  ground: CellKind | null;
  pin: Pin | null;
  vein: boolean;
  isSpent: boolean;
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
    const isSpent = (cooldownEnd(view, at) ?? 0) > now;
    return {
      ...at,
      type,
      ground: kindOfGround(type, own.has(key)),
      pin: pins.get(key) ?? null,
      vein: !isSpent && veins.has(key),
      isSpent,
    };
  });
}

/** All kinds that apply to a cell. */
export function kindsOf({ ground, pin, vein, isSpent }: WorldCell): CellKind[] {
  const kinds: (CellKind | false | null)[] = [
    ground,
    pin !== null && "plot",
    vein && "vein",
    isSpent && "spent",
  ];
  return kinds.filter((kind) => kind !== false && kind !== null);
}

/** Number of cells of each kind. */
export function countKinds(world: readonly WorldCell[]): ReadonlyMap<CellKind, number> {
  const counts = new Map<CellKind, number>();
  for (const cell of world) {
    for (const kind of kindsOf(cell)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** Distance and direction to a cell, in words. */
export function distanceText(from: Position, to: Position): string {
  const steps = gridDistance(from, to);
  if (steps === 0) return tOverview("here");
  return tOverview("steps", { steps, where: tCatalogue(`directions.${bearing(from, to)}`) });
}
