import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Pool } from "../connection/pool.ts";
import * as schema from "../schema/index.ts";

/** Conditions for a player's rows, for tables without one of the usual owner columns. */
const RELATED: Readonly<Record<string, string>> = {
  accounts: "$1::int = u.id",
  players: "$1::int = u.id",
  referral_days: "$1::int in (u.referrer_id, u.referee_id)",
  fields: `$1::int = u.base_owner
    or exists (select from factories f where f.owner = $1::int and f.x = u.x and f.y = u.y)`,
  factories: "$1::int = u.owner",
  mines: "$1::int = u.owner",
  battles: `exists (select from ledger l
    where l.player_id = $1::int and l.detail ->> 'battle' = u.id)`,
  naps: "$1::int in (u.low, u.high)",
  reports: "$1::int in (u.reporter_id, u.target_id)",
  appeals: "exists (select from sanctions s where s.id = u.sanction_id and s.player_id = $1::int)",
  sign_up_blocks: "$1::int = u.decided_by",
  blocks: "$1::int in (u.player_id, u.blocked_id)",
  announcements: "$1::int = u.author_id",
  site_texts: "$1::int = u.author_id",
  // Refused calls leave a row, too.
  audit_log: "$1::int in (u.actor_id, u.target_id) and u.outcome = 'done'",
};

/** Changed by every call, or hourly. */
const VOLATILE_TABLES = new Set(["rank_hours", "sessions", "account_addresses", "account_devices"]);

/** The usual owner columns. */
const OWNERS = ["player_id", "account_id"];

function rowsBy(table: PgTable): [table: string, isOwn: string][] {
  const { name, columns } = getTableConfig(table);
  const owner = OWNERS.find((one) => columns.some((column) => column.name === one));
  const isOwn = RELATED[name] ?? (owner && `$1::int = u.${owner}`);
  return isOwn === undefined || VOLATILE_TABLES.has(name) ? [] : [[name, isOwn]];
}

/** Every table with players' data, and the condition for a player's rows. */
const ROWS_OF_PLAYERS = Object.values<unknown>(schema)
  .filter((one) => is(one, PgTable))
  .flatMap(rowsBy);

export const TABLES_OF_PLAYERS: readonly string[] = ROWS_OF_PLAYERS.map(([table]) => table);

/** Columns that even a refused call updates: when the player was last seen. */
const PRESENCE = "- 'last_seen_at' - 'last_used_at'";

const TABLES = ROWS_OF_PLAYERS.map(
  ([table, isOwn]) =>
    `'${table}', array(
      select (to_jsonb(u) ${PRESENCE})::text as row from ${table} u where ${isOwn} order by row)`,
);
const ALL = `select jsonb_build_object(${TABLES.join(", ")})::text as rows`;

/** All rows of a player that a refused call must leave unchanged, by table, as texts. */
export async function rowsOf(pool: Pool, id: number): Promise<Record<string, string[]>> {
  const [all] = await pool.query<{ rows: string }>(ALL, [id]);
  if (all === undefined) throw new Error("The database did not answer.");
  return JSON.parse(all.rows);
}
