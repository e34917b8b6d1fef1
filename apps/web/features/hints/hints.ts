/** One-sentence explanations, each shown once when a player first meets what it explains. */
import type { Position, Status } from "@emberlode/contract";
import { armyBalance, GRID_SIZE, UNITS } from "@emberlode/game";
import { armyOf } from "../army/army.ts";

const HINTS = ["slots", "halving", "veins", "shields", "stores", "season", "edges"] as const;
export type HintId = (typeof HINTS)[number];

export interface HintFacts {
  status: Status;
  /** Whether the field where the player is has a vein. */
  isOnVein: boolean;
  /** Whether the base where the player is has a shield. */
  isTargetShielded: boolean;
  /** Where the player is. */
  at: Position;
}

/** The slots of the smallest unit. */
const FEWEST_SLOTS = Math.min(...UNITS.attack.map(({ slots }) => slots));

/** Steps from an edge of the map at which its edges are explained. */
const NEAR_EDGE = 2;

/** Digs of a day after which the season is explained. */
const DIGS_BEFORE_SEASON = 20;

const isNearEdge = (n: number): boolean => n <= NEAR_EDGE || n > GRID_SIZE - NEAR_EDGE;

const hasUnits = (units: readonly number[]): boolean => units.some((count) => count > 0);

const MET: Readonly<Record<HintId, (facts: HintFacts) => boolean>> = {
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

/** The first explanation that is due; null if none is. */
export function dueHint(facts: HintFacts, shown: readonly string[]): HintId | null {
  return HINTS.find((id) => !shown.includes(id) && MET[id](facts)) ?? null;
}
