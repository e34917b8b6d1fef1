/** Bans and roles by admins and the operator; a ban takes the base off the map. */
import type { BaseLeaving } from "@emberlode/game";
import { CHANNEL, type Pool } from "../connection/pool.ts";
import { FREE_FIELDS } from "./bases.ts";
import { leaveMap } from "./leave-map.ts";

export interface Sanction {
  accountIds: readonly number[];
  /** The admin; null for the operator. */
  by: number | null;
  /** The network that the accounts belong to, for an action on a whole network. */
  note: string | null;
  now: number;
}

const LEAVING = (reason: BaseLeaving, after = "") => `
leaving as materialized (
  select p.id, p.base_x as x, p.base_y as y, '${reason}' as reason
  from players p join fields g on g.base_owner = p.id and g.x = p.base_x and g.y = p.base_y
  where p.id = any($1::int[]) ${after}
  for no key update of p, g
),
${leaveMap("$2")},
${FREE_FIELDS}`;

const NOTED = (of: string, action: "ban" | "free") => `
noted as (
  insert into moderations (moderator_id, action, target_id, note, created_at)
  select $3::int, '${action}', id, $4::text, $2::bigint from ${of}
)`;

// Sessions are locked before the account, as where a session is used.
const BAN = `
with held as materialized (
  select 1 from sessions where account_id = any($1::int[]) for update
),
banned as (
  update accounts set banned_at = $2::bigint
  where id = any($1::int[]) and banned_at is null and (select count(*) from held) >= 0
  returning id, username
),
ended as (delete from sessions using banned where account_id = banned.id),
revoked as (delete from api_tokens using banned where account_id = banned.id),
-- What is under way for a base that waits is decided again, and finds the ban.
waiting as (
  update players p set version = p.version + 1 from banned where p.id = banned.id and p.base_x is null
),
${LEAVING("banned", "and (select count(*) from banned) >= 0")},
${NOTED("banned", "ban")},
notified as (
  select pg_notify(${CHANNEL},
    json_build_object('t', 'account', 'username', username, 'change', 'ban')::text) from banned
)
-- A select that nothing reads is not run: without its count nobody would be notified.
select met.id, (select count(*) from notified) as notified
from (select id from banned union select id from left_the_map) as met`;

const FREE = `
with ${LEAVING("freed")},
${NOTED("left_the_map", "free")}
select id from left_the_map`;

/** Accounts per statement, so that each statement meets its deadline. */
const AT_ONCE = 100;

async function inPortions(
  pool: Pool,
  text: string,
  { accountIds, now, by, note }: Sanction,
): Promise<number[]> {
  const done: number[] = [];
  for (let from = 0; from < accountIds.length; from += AT_ONCE) {
    const ids = accountIds.slice(from, from + AT_ONCE);
    const rows = await pool.query<{ id: number }>(text, [ids, now, by, note]);
    done.push(...rows.map(({ id }) => id));
  }
  return done;
}

/**
 * Bans accounts: their sessions and tokens end, their bases leave the map, and the ban is recorded, in
 * one statement per hundred accounts. All processes close their sockets. A second ban changes nothing.
 * Returns the banned players: `forget` them.
 */
export async function banAccounts(pool: Pool, sanction: Sanction): Promise<number[]> {
  const met = await inPortions(pool, BAN, sanction);
  // A base placed while the statement ran is visible only to the next one.
  const placed = await inPortions(pool, BAN, sanction);
  return [...new Set([...met, ...placed])];
}

/** Takes the bases of accounts off the map; they keep everything else. Returns their ids: `forget` them. */
export function freePlaces(pool: Pool, sanction: Sanction): Promise<number[]> {
  return inPortions(pool, FREE, sanction);
}
