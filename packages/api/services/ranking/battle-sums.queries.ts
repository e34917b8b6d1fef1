/** Totals of battles over bases, from the lines of players' logs. */
import type { Pool } from "@emberlode/db";
import { logCategoryIndex } from "@emberlode/game";

/** The category of the lines about battles over bases. */
export const BATTLE = logCategoryIndex("attack");

/** A player's totals of battles over bases. */
export interface BattleSums {
  attacksWon: number;
  attacksLost: number;
  defensesWon: number;
  defensesLost: number;
  /** Metal and energy looted from others. */
  looted: number;
}

/**
 * The totals of the lines after those already counted, `from[i]` of `ids[i]`; players without such lines
 * are missing.
 */
export async function sumBattles(pool: Pool, ids: readonly number[], from: readonly number[]) {
  return pool.query<BattleSums & { id: number; lines: number }>(
    `select l.player_id as id,
      count(*) filter (where l.kind = 'attack' and won)::int as "attacksWon",
      count(*) filter (where l.kind = 'attack' and not won)::int as "attacksLost",
      count(*) filter (where l.kind = 'defense' and not won)::int as "defensesWon",
      count(*) filter (where l.kind = 'defense' and won)::int as "defensesLost",
      coalesce(sum(l.d_metal + l.d_energy) filter (where l.kind = 'attack'), 0)::bigint as looted,
      max(l.cat_nr) as lines
    from unnest($1::int[], $2::int[]) as counted(id, lines)
    join ledger l on l.player_id = counted.id and l.cat = $3::smallint and l.cat_nr > counted.lines
    cross join lateral (select l.detail->>'won' = 'true' as won) outcome
    group by l.player_id`,
    [ids, from, BATTLE],
  );
}
