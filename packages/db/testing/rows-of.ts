import type { Pool } from "../connection/pool.ts";

/** Every table that holds things of players, and which of its rows are a player's. */
export const ROWS_OF_PLAYERS: Readonly<Record<string, string>> = {
  accounts: "$1::int = u.id",
  players: "$1::int = u.id",
  ledger: "$1::int = u.player_id",
  cooldowns: "$1::int = u.player_id",
  referral_days: "$1::int in (u.referrer_id, u.referee_id)",
  fields: `$1::int = u.base_owner
    or exists (select from factories f where f.owner = $1::int and f.x = u.x and f.y = u.y)`,
  factories: "$1::int = u.owner",
  field_bars: "$1::int = u.player_id",
  mines: "$1::int = u.owner",
  battles: `exists (select from ledger l
    where l.player_id = $1::int and l.detail ->> 'battle' = u.id)`,
  naps: "$1::int in (u.low, u.high)",
  plots: "$1::int = u.player_id",
  pictures: "$1::int = u.account_id",
  api_tokens: "$1::int = u.account_id",
  password_resets: "$1::int = u.account_id",
  email_changes: "$1::int = u.account_id",
  push_subscriptions: "$1::int = u.account_id",
  messages: "$1::int = u.player_id",
  message_reports: "$1::int = u.reporter_id",
  blocks: "$1::int in (u.player_id, u.blocked_id)",
  mutes: "$1::int = u.player_id",
  moderations: "$1::int in (u.moderator_id, u.target_id)",
  alerts: "$1::int = u.player_id",
};

/** What a refused call changes, too: that somebody is there. */
const PRESENCE = "- 'last_seen_at' - 'last_used_at'";

const TABLES = Object.entries(ROWS_OF_PLAYERS).map(
  ([table, isOwn]) =>
    `'${table}', array(
      select (to_jsonb(u) ${PRESENCE})::text as row from ${table} u where ${isOwn} order by row)`,
);
const ALL = `select jsonb_build_object(${TABLES.join(", ")})::text as rows`;

/** Everything of a player that a refused call must leave as it was: the rows of each table, as texts. */
export async function rowsOf(pool: Pool, id: number): Promise<Record<string, string[]>> {
  const [all] = await pool.query<{ rows: string }>(ALL, [id]);
  if (all === undefined) throw new Error("The database did not answer.");
  return JSON.parse(all.rows);
}
