/** The desks below the scene, by kind. */
import type { FieldType } from "@emberlode/game";

/**
 * A `place` desk belongs to its field: movement keys keep working, and it closes when the player
 * steps away. An `own` desk stays open wherever the player goes, and disables movement keys while
 * it is open (spec §2).
 */
export const DESKS = {
  cave: "place",
  forest: "place",
  memorial: "place",
  mirage: "place",
  euc: "place",
  factory: "place",
  base: "place",
  raid: "place",
  bank: "place",
  exchange: "place",
  market: "place",
  casino: "place",
  "army.attack": "own",
  "army.defense": "own",
  factories: "own",
  research: "own",
  tools: "own",
  excavator: "own",
  plots: "own",
  map: "own",
  world: "own",
  log: "own",
  history: "own",
  season: "own",
  codex: "own",
  goals: "own",
} as const satisfies Record<string, "place" | "own">;

export type DeskId = keyof typeof DESKS;

/** Desks that open anywhere. */
export type OwnDeskId = { [Id in DeskId]: (typeof DESKS)[Id] extends "own" ? Id : never }[DeskId];

export function isDeskId(text: string): text is DeskId {
  return Object.hasOwn(DESKS, text);
}

/** Desks that belong to a field. */
type PlaceDeskId = { [Id in DeskId]: (typeof DESKS)[Id] extends "place" ? Id : never }[DeskId];

/** The desk of each place that can be entered; a base's depends on its owner. */
const DESK_OF_PLACE: Readonly<Partial<Record<FieldType, PlaceDeskId>>> = {
  cave: "cave",
  forest: "forest",
  memorial: "memorial",
  mirage: "mirage",
  euc: "euc",
  factory: "factory",
  bank: "bank",
  web: "exchange",
  market: "market",
  casino: "casino",
};

/** The desk that a field opens; null if none. */
export function deskOfPlace(type: FieldType | null, isOwnBase: boolean): PlaceDeskId | null {
  if (type === null) return null;
  if (type === "base") return isOwnBase ? "base" : "raid";
  return DESK_OF_PLACE[type] ?? null;
}
