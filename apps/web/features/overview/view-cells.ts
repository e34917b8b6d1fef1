/** The player's view, cell by cell, for the overview's map and list. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { CELL_COUNT, cellAt, cellKey, type FieldType, isSameCell } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { wayText } from "../../lib/way.ts";
import { classNumber, siteOnMap } from "../field/factory-sites.ts";
import { cooldownEnd } from "../field/field-atoms.ts";
import { typeOnMap } from "../field/use-fields.ts";
import type { MapMarks } from "../local-map/cells.ts";
import { tileNumber } from "../local-map/tile-number.ts";
import type { Pin } from "../plots/pins.ts";
import type { RelicMark } from "../relics/relic-marks.ts";

const t = await messages("overview");

export const CELL_KINDS = [
  "own",
  "base",
  "factory",
  "plot",
  "relic",
  "vein",
  "mine",
  "spent",
  "metal",
  "energy",
  "cave",
  "forest",
  "town",
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/**
 * The letter shown for each type of field; waste has none, since it is the background. Not
 * `MAP_LETTERS`: those are for programs, and some are lower case, which is hard to read when small.
 */
export const FIELD_LETTERS: Readonly<Record<FieldType, string>> = {
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

/** The symbol of a relic. */
export const RELIC_SIGN = "\u25c6";
/** Marks the center of an area with a relic. */
export const AREA_SIGN = "?";

/** The symbol of a vein. */
export const VEIN_SIGN = "\u2726";

/** The symbol of the player's own mines. */
export const MINE_SIGN = "\u2739";

const KIND_OF_FIELD: Readonly<Partial<Record<FieldType, CellKind>>> = {
  base: "base",
  factory: "factory",
  metal: "metal",
  energy: "energy",
  cave: "cave",
  forest: "forest",
};

/** The kind of a field; null for waste and unexplored cells. */
export function kindOfField(type: FieldType | null, isOwn: boolean): CellKind | null {
  if (type === null || type === "waste") return null;
  return isOwn ? "own" : (KIND_OF_FIELD[type] ?? "town");
}

export interface ViewCell extends Position {
  /** Null for an unexplored cell. */
  type: FieldType | null;
  /** Null for waste and unexplored cells. */
  fieldKind: CellKind | null;
  /** The name of another player who holds this base or factory, as shown; null if none is known. */
  owner: string | null;
  /** The stage of a base or the class of a factory, 1..4; else chooses a drawing. */
  tile: number;
  pin: Pin | null;
  vein: boolean;
  /** Whether the player has mines here. */
  mine: boolean;
  relic: RelicMark | null;
  /** 1 for a small factory to 4 for works, 0 for other fields. */
  dots: number;
  isSpent: boolean;
}

const keysOf = (cells: readonly Position[] = []) => new Set(cells.map(cellKey));

/** All cells of the map, row by row from the north-west; `now` in milliseconds. */
export function cellsOfView(
  view: ViewAnswer | undefined,
  { pins, relics }: MapMarks,
  now: number,
): ViewCell[] {
  const own = keysOf(view?.factories);
  if (view) own.add(cellKey(view.base));
  const veins = keysOf(view?.veins);
  const mines = keysOf(view?.mines);
  const bases = new Map(view?.bases.map((base) => [cellKey(base), base]));
  return Array.from({ length: CELL_COUNT }, (_, index) => {
    const at = cellAt(index);
    const key = cellKey(at);
    const type = typeOnMap(view, at);
    const site = siteOnMap(view, at);
    const isSpent = (cooldownEnd(view, at) ?? 0) > now;
    const isOwn = own.has(key);
    const owner = isOwn ? null : (bases.get(key) ?? site?.owner ?? null);
    return {
      ...at,
      type,
      fieldKind: kindOfField(type, isOwn),
      owner: owner === null ? null : displayName(owner.username, owner.isBot),
      tile: tileNumber(view, at, type),
      pin: pins.get(key) ?? null,
      vein: !isSpent && veins.has(key),
      mine: mines.has(key),
      relic: relics.get(key) ?? null,
      dots: site === null ? 0 : classNumber(site),
      isSpent,
    };
  });
}

/** All kinds that apply to a cell. */
export function kindsOf({ fieldKind, pin, vein, mine, relic, isSpent }: ViewCell): CellKind[] {
  const kinds: (CellKind | false | null)[] = [
    fieldKind,
    pin !== null && "plot",
    // Of an area, only its center, so that each relic counts once.
    (relic === "center" || relic === "seen") && "relic",
    vein && "vein",
    mine && "mine",
    isSpent && "spent",
  ];
  return kinds.filter((kind) => kind !== false && kind !== null);
}

/** Number of cells of each kind. */
export function countKinds(cells: readonly ViewCell[]): ReadonlyMap<CellKind, number> {
  const counts = new Map<CellKind, number>();
  for (const cell of cells) {
    for (const kind of kindsOf(cell)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** Distance and direction to a cell, in words. */
export function distanceText(from: Position, to: Position): string {
  return isSameCell(from, to) ? t("here") : wayText(from, to);
}
