/** Finds a time in a player's log, whose lines are numbered in order. */
import type { Pool } from "@emberlode/db";
import { countBelow } from "../../services/logs/halving.queries.ts";

const LINE =
  "select l.created_at as value from ledger l where l.player_id = $3::int and l.nr = half.middle";

/** Number of the first `count` lines of a log that are older than a time (milliseconds). */
export function countBefore(
  pool: Pool,
  playerId: number,
  count: number,
  time: number,
): Promise<number> {
  return countBelow(pool, playerId, { line: LINE, count, before: time });
}
