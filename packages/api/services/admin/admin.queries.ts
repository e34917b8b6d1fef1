/** The operator's actions: roles, bans, notices. */
import { banAccounts, type Pool } from "@emberlode/db";
import { idOfName } from "../accounts/id-of-name.ts";
import { notice } from "../live/notice-sql.ts";

export const ROLES = ["player", "moderator", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** Makes the servers log a change of an account; `change` is an SQL expression. */
const notify = (change: string): string =>
  notice("account", `'username', username, 'change', ${change}`);

/** Gives an account a role; false when there is no such account. Guests stay players. */
export async function setRole(pool: Pool, username: string, role: Role): Promise<boolean> {
  const rows = await pool.query(
    `update accounts set role = $2 where id = ${idOfName("$1")} and (not is_guest or $2 = 'player')
    returning id, ${notify("role")}`,
    [username, role],
  );
  return rows.length > 0;
}

/**
 * Bans an account: its sessions and tokens end at once, all processes close its sockets, and its base
 * leaves the map. `now` null unbans it. False when there is no such account.
 */
export async function setBan(pool: Pool, username: string, now: number | null): Promise<boolean> {
  if (now === null) return endBan(pool, username);
  const [account] = await pool.query<{ id: number | null }>(`select ${idOfName("$1")} as id`, [
    username,
  ]);
  if (account?.id == null) return false;
  await banAccounts(pool, { accountIds: [account.id], by: null, note: null, now });
  return true;
}

async function endBan(pool: Pool, username: string): Promise<boolean> {
  const rows = await pool.query(
    `update accounts set banned_at = null where id = ${idOfName("$1")}
    returning id, ${notify("'unban'")}`,
    [username],
  );
  return rows.length > 0;
}

/** Sets or removes the bot label of an account; false when there is no such account. */
export async function setBot(pool: Pool, username: string, isBot: boolean): Promise<boolean> {
  const rows = await pool.query(
    `update accounts set is_bot = $2::boolean where id = ${idOfName("$1")} returning id`,
    [username, isBot],
  );
  return rows.length > 0;
}

/** Sends an alert to every account except guests; returns how many. */
export async function announce(
  pool: Pool,
  { title, content }: { title: string; content: string },
  now: number,
): Promise<number> {
  const rows = await pool.query(
    `insert into alerts (player_id, type, kind, facts, created_at)
    select p.id, 'admin', 'text', jsonb_build_object('title', $1::text, 'content', $2::text), $3::bigint from players p where not p.is_guest returning id`,
    [title, content, now],
  );
  return rows.length;
}
