/** Counts of a player's deeds, from the lines of their log. */
import type { Pool } from "@emberlode/db";

export interface DeedRow {
  deed: string;
  count: number;
}

/** The subject of a line, such as the tool, the unit or the effort. */
const ABOUT = `coalesce(l.detail->>'tool', l.detail->>'unit', l.detail->>'research',
  l.detail->>'part', l.detail->>'action', l.detail->>'game', l.detail->>'effort',
  case when l.kind = 'upgrade-base' then l.detail->>'lvl' end)`;

/** The names that a line counts under: its kind, its subject and its result. */
const NAMES = `array[l.kind, l.kind || '.' || ${ABOUT},
  case when l.detail->>'vein' = 'true' then l.kind || '.vein' end,
  case when l.detail->>'won' = 'true' then l.kind || '.won' end]`;

/** Deeds in the lines after `from`, up to and including `to`. */
export async function countDeeds(pool: Pool, playerId: number, from: number, to: number) {
  return pool.query<DeedRow>(
    `select named.deed, sum(case when l.kind = 'buy-units'
        then (l.detail->>'count')::bigint else 1 end)::bigint as count
    from ledger l cross join lateral unnest(${NAMES}) as named(deed)
    where l.player_id = $1::int and l.nr > $2::int and l.nr <= $3::int and named.deed is not null
    group by named.deed`,
    [playerId, from, to],
  );
}

/** Whether the player wrote in the chat, as far as its history goes back. */
export async function hasWritten(pool: Pool, playerId: number): Promise<boolean> {
  const rows = await pool.query<{ seq: number }>(
    "select m.seq from messages m where m.player_id = $1::int limit 1",
    [playerId],
  );
  return rows.length > 0;
}
