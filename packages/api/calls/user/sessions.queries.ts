/** Sessions as their player sees them. Every statement is scoped by owner and ignores ended sessions. */
import { type Database, type Pool, sessions } from "@emberlode/db";
import { and, eq, gt } from "drizzle-orm";

export interface SessionRow {
  id: number;
  createdAt: number;
  seenAt: number;
  stay: boolean;
  device: string;
  current: boolean;
}

/**
 * An account's active sessions, last used first.
 * @param asking hash of the caller's token; null for a script
 */
export async function findSessions(
  pool: Pool,
  accountId: number,
  asking: Uint8Array | null,
  now: number,
): Promise<SessionRow[]> {
  return pool.query<SessionRow>(
    `select id, created_at as "createdAt", seen_at as "seenAt", stay, device,
      coalesce(token_hash = $2::bytea, false) as current
    from sessions where account_id = $1::int and expires_at > $3::bigint
    order by seen_at desc, id desc`,
    [accountId, asking, now],
  );
}

/** Whether the account has this session. */
export async function hasSession(
  db: Database,
  accountId: number,
  id: number,
  now: number,
): Promise<boolean> {
  const isOwn = and(eq(sessions.accountId, accountId), eq(sessions.id, id));
  return (await db.$count(sessions, and(isOwn, gt(sessions.expiresAt, now)))) > 0;
}

/**
 * Ends all sessions of the account except the caller's. Returns false and does nothing when the caller's
 * has ended: of two that end each other at once, only the first does. All rows are locked in one order.
 */
export async function removeOtherSessions(
  pool: Pool,
  accountId: number,
  asking: Uint8Array,
  now: number,
): Promise<boolean> {
  const [row] = await pool.query<{ isThere: boolean }>(
    `with own as materialized (
      select id, token_hash, expires_at from sessions where account_id = $1::int
      order by id for update),
    asks as (select id from own where token_hash = $2::bytea and expires_at > $3::bigint),
    ended as (
      delete from sessions where id in (select id from own)
        and id <> (select id from asks) returning id)
    select exists (select 1 from asks) as "isThere"`,
    [accountId, asking, now],
  );
  return row?.isThere ?? false;
}

/** Ends one of the account's sessions and returns the hash of its token; null if it did not exist. */
export async function removeSession(
  pool: Pool,
  accountId: number,
  id: number,
): Promise<Uint8Array | null> {
  const rows = await pool.query<{ hash: Uint8Array }>(
    `delete from sessions where account_id = $1::int and id = $2::int returning token_hash as hash`,
    [accountId, id],
  );
  return rows[0]?.hash ?? null;
}
