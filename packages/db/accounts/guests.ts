import type { SessionChange } from "@emberlode/game";
import { violatedConstraint } from "../connection/errors.ts";
import { CHANNEL, type Pool } from "../connection/pool.ts";
import { ACTION_LINES } from "./action-lines.ts";

// Sessions are locked before the account, as where a session is used.
const UPGRADE = `
with held as materialized (select 1 from sessions where account_id = $1::int for update),
account as (
  update accounts set former_name = username, username = $2, email = $3, password_hash = $4,
    creation_key = null, creation_hash = null, last_seen_at = $6::bigint
  where id = $1::int and is_guest and (select count(*) from held) >= 0 returning id
),
ended as (delete from sessions where account_id in (select id from account)),
begun as (
  insert into sessions (token_hash, account_id, created_at, seen_at, expires_at, stay, device)
  select decode($5, 'hex'), id, $6::bigint, $6::bigint, $7::bigint, $8::boolean, $9 from account
),
player as (
  update players p set is_guest = false, version = p.version + 1
  from account where p.id = account.id returning p.id
),
notified as (
  select pg_notify(${CHANNEL},
    json_build_object('t', 'renamed', 'playerId', id, 'username', $2::text)::text) from account
)
-- A select that nothing reads is not run: without its count nobody would be notified.
select exists (select from player) as done, (select count(*) from notified) as notified`;

export interface Upgrade {
  accountId: number;
  username: string;
  email: string;
  passwordHash: string;
  /** The one session that continues. */
  session: SessionChange;
}

export type Upgraded = "UPGRADED" | "USERNAME_TAKEN" | "EMAIL_TAKEN" | "NOT_A_GUEST";

/**
 * Turns a guest into an account. It keeps everything except its key, which would log in without the
 * password, and its sessions, which end. The former name still leads to it, and all processes are
 * notified of the new one. Raises the player's version, so `forget` it.
 */
export async function upgradeGuest(pool: Pool, upgrade: Upgrade): Promise<Upgraded> {
  try {
    const { session } = upgrade;
    const [answer] = await pool.query<{ done: boolean }>(UPGRADE, [
      ...[upgrade.accountId, upgrade.username, upgrade.email, upgrade.passwordHash],
      ...[session.tokenHash, session.createdAt, session.expiresAt, session.stay, session.device],
    ]);
    return answer?.done === true ? "UPGRADED" : "NOT_A_GUEST";
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "accounts_username_taken") return "USERNAME_TAKEN";
    if (constraint === "accounts_email_taken") return "EMAIL_TAKEN";
    throw error;
  }
}

// Both rows are locked first, skipping locked ones: a guest who is acting now is not idle.
const REMOVE_IDLE = `
with idle as materialized (
  select g.id from accounts g join players p on p.id = g.id
  where g.is_guest and g.last_seen_at < $1::bigint
    and (g.last_seen_at < $2::bigint
      or ${ACTION_LINES} < $3::int)
  order by g.last_seen_at limit 20 for update of g, p skip locked
)
delete from accounts a where a.id in (select id from idle) returning a.id`;

export interface IdleGuests {
  /** Guests not seen since then are removed if they did little. */
  quietSince: number;
  /** Guests not seen since then are removed in any case. */
  idleSince: number;
  /** Fewer actions than this count as little. */
  fewActions: number;
}

/** Removes up to twenty idle guests, longest idle first, and returns their ids: `forget` them. */
export async function removeIdleGuests(
  pool: Pool,
  { quietSince, idleSince, fewActions }: IdleGuests,
) {
  const rows = await pool.query<{ id: number }>(REMOVE_IDLE, [quietSince, idleSince, fewActions]);
  return rows.map(({ id }) => id);
}
