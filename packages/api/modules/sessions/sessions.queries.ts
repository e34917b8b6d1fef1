/** Sessions and API tokens. Only the hash of their secret is stored. */
import {
  accounts,
  apiTokens,
  type Database,
  emailChanges,
  isAnyOf,
  lockSessions,
  type Pool,
  passwordResets,
  sessions,
  type Transaction,
} from "@emberlode/db";
import { and, asc, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { hashSecret, hexOf } from "../../platform/secrets.ts";

/** A session with the account data that every call needs. */
export interface StoredSession {
  accountId: number;
  isGuest: boolean;
  /** When the account was created. */
  since: number;
  stay: boolean;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}

/**
 * SQL that reads the rows of secrets by their hashes in hex. Raw, since every call runs it;
 * lateral, since the planner cannot know how few hashes there are and would join whole tables.
 */
const readEach = (one: string): string => `
select asked.hash, one.* from unnest($1::text[]) as asked(hash)
cross join lateral (${one} = decode(asked.hash, 'hex') and a.banned_at is null offset 0) one`;

/** A session that began during a ban is stored but invalid. */
const READ_SESSIONS = readEach(`
  select s.account_id as "accountId", a.is_guest as "isGuest", a.created_at as "since", s.stay,
    s.created_at as "createdAt", s.seen_at as "seenAt", s.expires_at as "expiresAt"
  from sessions s join accounts a on a.id = s.account_id where s.token_hash`);

const READ_TOKENS = readEach(`
  select t.id, t.account_id as "accountId", a.is_guest as "isGuest", a.created_at as "since",
    t.last_used_at as "lastUsedAt", t.scope
  from api_tokens t join accounts a on a.id = t.account_id where t.token_hash`);

/** The rows of those secrets that exist. */
async function findEach<Stored>(
  pool: Pool,
  text: string,
  secrets: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const hashOf = new Map(secrets.map((secret) => [secret, hexOf(hashSecret(secret))]));
  // Raw: see `readEach`.
  const rows = await pool.query<Stored & { hash: string }>(text, [[...hashOf.values()]]);
  const stored = new Map(rows.map((row) => [row.hash, row]));
  return new Map(
    [...hashOf].flatMap(([secret, hash]) => {
      const row = stored.get(hash);
      return row === undefined ? [] : [[secret, row] as const];
    }),
  );
}

/** The sessions of these tokens. */
export const findSessions = (pool: Pool, tokens: readonly string[]) =>
  findEach<StoredSession>(pool, READ_SESSIONS, tokens);

/** The rows of these API tokens. */
export const findTokensBySecret = (pool: Pool, tokens: readonly string[]) =>
  findEach<StoredToken>(pool, READ_TOKENS, tokens);

export interface NewSessionRow extends Omit<StoredSession, "since"> {
  device: string;
}

/** Limit of active sessions per account. Concurrent logins may exceed it until the next one. */
const MAX_SESSIONS = 50;

/**
 * The longest unused sessions if there is no room for one more. Locks all of them before the
 * account, in the same order as using one does.
 */
async function lockSurplus(tx: Transaction, accountId: number, now: number): Promise<number[]> {
  const isActive = and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now));
  if ((await tx.$count(sessions, isActive)) < MAX_SESSIONS) return [];
  const active = await tx
    .select({ id: sessions.id, seenAt: sessions.seenAt })
    .from(sessions)
    .where(isActive)
    .orderBy(asc(sessions.id))
    .for("update");
  return active
    .sort((a, b) => b.seenAt - a.seenAt || b.id - a.id)
    .slice(MAX_SESSIONS - 1)
    .map(({ id }) => id);
}

/**
 * Stores a session, ending the longest unused ones above the limit, and updates the account's
 * last-seen time. False without a session if the account is gone, banned or no longer a guest, or
 * if its password hash is not `passwordHash`; null skips the password check.
 */
export async function insertSession(
  db: Database,
  tokenHash: Uint8Array,
  { accountId, isGuest, ...session }: NewSessionRow,
  passwordHash: string | null,
): Promise<boolean> {
  const isSame = passwordHash === null ? undefined : eq(accounts.passwordHash, passwordHash);
  return db.transaction(async (tx) => {
    const surplus = await lockSurplus(tx, accountId, session.createdAt);
    const updated = await tx
      .update(accounts)
      .set({ lastSeenAt: session.seenAt })
      .where(
        and(
          eq(accounts.id, accountId),
          isNull(accounts.bannedAt),
          eq(accounts.isGuest, isGuest),
          isSame,
        ),
      )
      .returning({ id: accounts.id });
    if (updated.length === 0) return false;
    if (surplus.length > 0) await tx.delete(sessions).where(isAnyOf(sessions.id, surplus));
    await tx.insert(sessions).values({ tokenHash, accountId, ...session });
    return true;
  });
}

/**
 * Extends an active session and updates its account's last-seen time. Times may move back, since a
 * clock that ran ahead must not leave players seen in the future.
 */
export async function extendSession(
  db: Database,
  hash: Uint8Array,
  { seenAt, expiresAt }: StoredSession,
): Promise<void> {
  // One statement instead of a transaction: every session in use is extended once a minute.
  const extended = db.$with("extended").as(
    db
      .update(sessions)
      .set({ seenAt, expiresAt })
      .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, seenAt)))
      .returning({ accountId: sessions.accountId }),
  );
  await db
    .with(extended)
    .update(accounts)
    .set({ lastSeenAt: seenAt })
    .from(extended)
    .where(eq(accounts.id, extended.accountId));
}

export async function deleteSession(db: Database, hash: Uint8Array): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/**
 * Deletes, within a transaction, everything that can act for an account, including mailed links,
 * except the session or link with the hash `keep`.
 */
export async function deleteCredentialsOf(
  tx: Transaction,
  accountId: number,
  keep: Uint8Array | null = null,
): Promise<void> {
  const unlessExcluded = (hash: PgColumn) => (keep === null ? undefined : ne(hash, keep));
  await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), unlessExcluded(sessions.tokenHash)));
  await tx.delete(apiTokens).where(eq(apiTokens.accountId, accountId));
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.accountId, accountId), unlessExcluded(passwordResets.tokenHash)));
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
}

export interface StoredToken {
  id: number;
  accountId: number;
  isGuest: boolean;
  /** When the account was created. */
  since: number;
  lastUsedAt: number | null;
  /** As stored. */
  scope: string;
}

/** Records the use of a token, and that its account was seen. */
export async function touchToken(db: Database, id: number, now: number): Promise<void> {
  // One statement, as for a session.
  const usedToken = db
    .$with("used")
    .as(
      db
        .update(apiTokens)
        .set({ lastUsedAt: now })
        .where(eq(apiTokens.id, id))
        .returning({ accountId: apiTokens.accountId }),
    );
  await db
    .with(usedToken)
    .update(accounts)
    .set({ lastSeenAt: now })
    .from(usedToken)
    .where(eq(accounts.id, usedToken.accountId));
}

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
 * @param callerTokenHash hash of the caller's token; null for a script
 */
export async function sessionsOf(
  db: Database,
  accountId: number,
  callerTokenHash: Uint8Array | null,
  now: number,
): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      stay: sessions.stay,
      device: sessions.device,
      current: sql<boolean>`${sessions.tokenHash} is not distinct from ${callerTokenHash}::bytea`,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

const isOwn = (accountId: number, id: number) =>
  and(eq(sessions.accountId, accountId), eq(sessions.id, id));

/** Whether the account has this session. */
export async function hasSession(
  db: Database,
  accountId: number,
  id: number,
  now: number,
): Promise<boolean> {
  const isActive = and(isOwn(accountId, id), gt(sessions.expiresAt, now));
  return (await db.$count(sessions, isActive)) > 0;
}

/**
 * Ends all sessions of the account except the caller's. False, and nothing is done, if that one has
 * ended: of two that end each other only the first succeeds.
 */
export async function removeOtherSessions(
  db: Database,
  accountId: number,
  callerTokenHash: Uint8Array,
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSessions(tx, [accountId]);
    const isCaller = and(
      eq(sessions.accountId, accountId),
      eq(sessions.tokenHash, callerTokenHash),
    );
    if ((await tx.$count(sessions, and(isCaller, gt(sessions.expiresAt, now)))) === 0) return false;
    await tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, callerTokenHash)));
    return true;
  });
}

/**
 * Ends one of the account's sessions and returns the hash of its token; null if it did not exist.
 */
export async function removeSession(
  db: Database,
  accountId: number,
  id: number,
): Promise<Uint8Array | null> {
  const [removed] = await db
    .delete(sessions)
    .where(isOwn(accountId, id))
    .returning({ hash: sessions.tokenHash });
  return removed?.hash ?? null;
}
