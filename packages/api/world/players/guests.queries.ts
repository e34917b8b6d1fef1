/** Players and the bases they hold (rules §2). */
import { ACTION_LINES, type Pool } from "@emberlode/db";
import type { PlacedPlayer } from "@emberlode/game";

/** The counts for placing a base, all of one moment. */
export interface StandingBases {
  /** How many bases were placed so far. */
  turn: number;
  standing: PlacedPlayer[];
}

const PLACED_PLAYER = `
select json_build_object('id', a.id, 'isGuest', a.is_guest, 'isBot', a.is_bot,
  'address', a.address,
  'createdAt', a.created_at, 'lastSeenAt', a.last_seen_at,
  'actions', ${ACTION_LINES}) as one
from accounts a join players p on p.id = a.id`;

export async function findStandingBases(pool: Pool): Promise<StandingBases> {
  const [row] = await pool.query<{ turn: number; standing: string | null }>(
    `select w.placements as turn,
      (select json_agg(one) from (${PLACED_PLAYER} where p.base_x is not null) as t)::text as standing
    from worlds w`,
  );
  if (row === undefined) throw new Error("There is no world yet.");
  return { turn: row.turn, standing: row.standing === null ? [] : JSON.parse(row.standing) };
}

/** The facts that decide how a player is placed; null when the account is deleted or banned. */
export async function findPlacedPlayer(pool: Pool, id: number): Promise<PlacedPlayer | null> {
  const [row] = await pool.query<{ one: string }>(
    `select t.one::text as one from (${PLACED_PLAYER} where a.id = $1::int and a.banned_at is null) as t`,
    [id],
  );
  return row === undefined ? null : JSON.parse(row.one);
}

/** An account with its last-seen time (milliseconds). */
export interface Absentee {
  id: number;
  lastSeenAt: number;
}

/**
 * Accounts with a base and no other factory, not seen since a time (milliseconds), longest absent first:
 * plain factories are freed before their owner's base leaves the map.
 */
export async function findAbsent(pool: Pool, since: number): Promise<Absentee[]> {
  return pool.query<Absentee>(
    `select a.id, a.last_seen_at as "lastSeenAt" from accounts a join players p on p.id = a.id
    where not a.is_guest and a.last_seen_at < $1::bigint and p.base_x is not null
      and not exists (select from factories f where f.owner = a.id and f.type = 'factory')
    order by a.last_seen_at limit 100`,
    [since],
  );
}
