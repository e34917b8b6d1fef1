/** The writes of every exploration of a cave or a forest (rules §4, §6, §7, §16). */

import { SPENT_MS } from "../catalogue/limits.ts";
import type { Amounts } from "../resource.ts";
import type { LedgerEntry, PlayerPatch, PlayerState, Position } from "../state.ts";
import { type Changes, write } from "../writes.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import { type Fatigue, fatigue } from "./fatigue.ts";

/** The counter of a day that each kind of search goes into. */
const COUNTERS = { cave: "caves", forest: "forests" } as const;

type Search = keyof typeof COUNTERS;

/** How tired the player begins a search of this kind. */
export function searchFatigue(player: PlayerState, kind: Search, now: number): Fatigue {
  return fatigue(countersToday(player, now)[COUNTERS[kind]], kind);
}

/** A find, with what it brought (above 0) or cost (below 0). */
export interface FoundThere extends Amounts {
  player: PlayerState;
  field: Position;
  kind: Search;
  find: string;
  /** What the find changes on the player. */
  set: PlayerPatch;
  /** Facts of the find that its log line is made from. */
  detail: LedgerEntry["detail"];
}

export interface ClosedFind {
  changes: Changes;
  /** Until when the field is used up for the player. */
  spentUntil: number;
  /** What the next search of this kind meets. */
  fatigue: Fatigue;
}

/**
 * Closes a search: uses the field up, counts it in the day and among the provable rolls, and writes
 * its row of the ledger, from which the roll can be made again.
 */
export function closeFind(
  { player, field, kind, find, set, detail, metal, energy }: FoundThere,
  now: number,
): ClosedFind {
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
    fatigue: fatigue(used + 1, kind),
  };
}
