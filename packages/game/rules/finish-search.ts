/** Writes shared by explorations of caves and forests (rules §4, §6, §7, §16). */

import { SPENT_MS } from "../catalogue/limits.ts";
import type { Amounts } from "../resource.ts";
import type { LedgerEntry, PlayerPatch, PlayerState, Position } from "../state.ts";
import { type Changes, write } from "../writes.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import { type Fatigue, fatigueAfter } from "./fatigue.ts";

/** The daily counter of each kind of search. */
const COUNTERS = { cave: "caves", forest: "forests" } as const;

type Search = keyof typeof COUNTERS;

/** The player's fatigue before a search of this kind. */
export function searchFatigue(player: PlayerState, kind: Search, now: number): Fatigue {
  return fatigueAfter(countersToday(player, now)[COUNTERS[kind]], kind);
}

/** A find, with the resources gained (positive) or lost (negative). */
export interface SearchResult extends Amounts {
  player: PlayerState;
  field: Position;
  kind: Search;
  find: string;
  /** Other changes to the player. */
  set: PlayerPatch;
  /** Facts for the log line. */
  detail: LedgerEntry["detail"];
}

export interface FinishedSearch {
  changes: Changes;
  /** When the player can use the field again. */
  spentUntil: number;
  /** Fatigue of the next search of this kind. */
  fatigue: Fatigue;
}

/**
 * Finishes a search: marks the field as spent, counts the search and its provable roll, and writes
 * its ledger row, from which the roll can be verified.
 */
export function finishSearch(
  { player, field, kind, find, set, detail, metal, energy }: SearchResult,
  now: number,
): FinishedSearch {
  const { id: playerId, rolls: roll } = player;
  const { x, y } = field;
  const { used, divisor } = searchFatigue(player, kind, now);
  const until = now + SPENT_MS[kind];
  const patch: PlayerPatch = {
    rolls: roll + 1,
    ...set,
    ...countersPatch(player, now, { [COUNTERS[kind]]: used + 1 }),
  };
  return {
    changes: [
      write("player", { id: playerId, set: patch }),
      write("cooldown", { playerId, x, y, until }),
      write("ledger", {
        playerId,
        kind,
        metal,
        energy,
        detail: { x, y, find, divisor, roll, ...detail },
      }),
    ],
    spentUntil: until,
    fatigue: fatigueAfter(used + 1, kind),
  };
}
