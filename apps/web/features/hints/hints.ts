/** One-sentence explanations, each shown once when a player first meets what it explains. */
import type { Position, Status } from "@emberlode/contract";
import { armyBalance, type FieldType, GRID_SIZE, SIGHT_RADIUS } from "@emberlode/game";
import { armyOf, FEWEST_SLOTS } from "../army/army.ts";

/** The most urgent first. */
const HINTS = [
  "mirage",
  "slots",
  "halving",
  "veins",
  "shields",
  "stores",
  "season",
  "edges",
] as const;
export type HintId = (typeof HINTS)[number];

export interface HintFacts {
  status: Status;
  /** The type of the field where the player is; null if unknown. */
  here: FieldType | null;
  /** Whether the field where the player is has a vein. */
  isOnVein: boolean;
  /** Whether the base where the player is has a shield. */
  isTargetShielded: boolean;
  /** Where the player is. */
  at: Position;
}

/** Digs of a day after which the season is explained. */
const DIGS_BEFORE_SEASON = 20;

/**
 * Whether the fields around the player, as the map shows them, go on at the other side of the
 * world.
 */
const isNearEdge = (n: number): boolean => n <= SIGHT_RADIUS || n > GRID_SIZE - SIGHT_RADIUS;

const hasUnits = (units: readonly number[]): boolean => units.some((count) => count > 0);

const MET: Readonly<Record<HintId, (facts: HintFacts) => boolean>> = {
  mirage: ({ here }) => here === "mirage",
  slots: ({ status }) =>
    status.slots < FEWEST_SLOTS || hasUnits(status.attack_units) || hasUnits(status.defense_units),
  halving: ({ status }) => armyBalance(armyOf(status)).missing > 0,
  veins: ({ isOnVein }) => isOnVein,
  // The player's own shield matters once they could end it.
  shields: ({ status, isTargetShielded }) =>
    isTargetShielded || (status.shieldUntil !== null && hasUnits(status.attack_units)),
  stores: ({ status }) => status.factories > 1,
  season: ({ status }) => status.fatigue.digs >= DIGS_BEFORE_SEASON,
  edges: ({ at }) => isNearEdge(at.x) || isNearEdge(at.y),
};

/**
 * Whether an explanation may take the place of one that is not dismissed: its subject is soon gone.
 */
export const isUrgent = (id: HintId): boolean => id === "mirage";

/** The first explanation that is due; null if none is. */
export function dueHint(facts: HintFacts, shown: readonly string[]): HintId | null {
  return HINTS.find((id) => !shown.includes(id) && MET[id](facts)) ?? null;
}
