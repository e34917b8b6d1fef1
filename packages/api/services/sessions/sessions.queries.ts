/** Sessions and API tokens as stored: only the hash of the secret. */
import type { Pool } from "@emberlode/db";
import { hashSecret, hexOf } from "../secrets.ts";

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
 * SQL that reads rows by their secret's hash in hex, one at a time: the planner cannot know how few they
 * are and would join them with the whole table.
 */
const readEach = (one: string): string => `
select asked.hash, one.* from unnest($1::text[]) as asked(hash)
cross join lateral (${one} = decode(asked.hash, 'hex') and a.banned_at is null offset 0) one`;

/** A session that began during a ban is stored but not valid. */
const READ_SESSIONS = readEach(`
  select s.account_id as "accountId", a.is_guest as "isGuest", a.created_at as "since", s.stay,
    s.created_at as "createdAt", s.seen_at as "seenAt", s.expires_at as "expiresAt"
  from sessions s join accounts a on a.id = s.account_id where s.token_hash`);

const READ_TOKENS = readEach(`
  select t.id, t.account_id as "accountId", a.is_guest as "isGuest", a.created_at as "since",
    t.last_used_at as "lastUsedAt", t.scope
  from api_tokens t join accounts a on a.id = t.account_id where t.token_hash`);

/** The rows of the secrets that exist. */
async function findEach<Stored>(
  pool: Pool,
  text: string,
  secrets: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const hashOf = new Map(secrets.map((secret) => [secret, hexOf(hashSecret(secret))]));
  const rows = await pool.query<Stored & { hash: string }>(text, [[...hashOf.values()]]);
  const stored = new Map(rows.map((row) => [row.hash, row]));
  return new Map(
    [...hashOf].flatMap(([secret, hash]) => {
      const one = stored.get(hash);
      return one === undefined ? [] : [[secret, one] as const];
    }),
  );
}

/** The sessions of some session tokens. */
export const findSessions = (pool: Pool, tokens: readonly string[]) =>
  findEach<StoredSession>(pool, READ_SESSIONS, tokens);

/** The rows of some API tokens. */
export const findTokens = (pool: Pool, tokens: readonly string[]) =>
  findEach<StoredToken>(pool, READ_TOKENS, tokens);

/** A new session. */
export interface BegunSession extends Omit<StoredSession, "since"> {
  device: string;
}

/**
 * Most active sessions per account. Sessions begun at the same moment may exceed it until the next one
 * begins.
 */
const MOST_SESSIONS = 50;

/**
 * Ends the longest unused sessions above the maximum; they are locked before the account, as where a
 * session is used. Also updates the account's last-seen time. False, without a session, when the account
 * is deleted, is no longer a guest, or has another password hash than `passwordHash`; null skips that
 * check.
 */
export async function insertSession(
  pool: Pool,
  hash: Uint8Array,
  row: BegunSession,
  passwordHash: string | null,
): Promise<boolean> {
  const rows = await pool.query(
    `with own as materialized (
      select token_hash, seen_at, id from sessions
      where account_id = $2 and expires_at > $3 and ${MOST_SESSIONS} <= (
        select count(*) from sessions where account_id = $2 and expires_at > $3)
      order by id for update),
    seen as (
      update accounts set last_seen_at = $4
      where id = $2 and banned_at is null and is_guest = $7::boolean and ($6::text is null or password_hash = $6)
        and (select count(*) from own) >= 0
      returning id),
    ended as (
      delete from sessions where account_id in (select id from seen) and token_hash in (
        select token_hash from own order by seen_at desc, id desc offset ${MOST_SESSIONS - 1}))
    insert into sessions (token_hash, account_id, created_at, seen_at, expires_at, stay, device)
    select $1, id, $3, $4, $5, $8::boolean, $9 from seen returning account_id`,
    [
      ...[hash, row.accountId, row.createdAt, row.seenAt, row.expiresAt],
      ...[passwordHash, row.isGuest, row.stay, row.device],
    ],
  );
  return rows.length > 0;
}

/**
 * Extends an active session; an ended one stays ended. Times may move back, so that a clock that ran
 * ahead leaves no account seen in the future.
 */
export async function slideSession(pool: Pool, hash: Uint8Array, row: StoredSession) {
  await pool.query(
    `with slid as (
      update sessions set seen_at = $2, expires_at = $3
      where token_hash = $1 and expires_at > $2 returning account_id)
    update accounts set last_seen_at = $2
    where id in (select account_id from slid)`,
    [hash, row.seenAt, row.expiresAt],
  );
}

export async function deleteSession(pool: Pool, hash: Uint8Array): Promise<void> {
  await pool.query("delete from sessions where token_hash = $1", [hash]);
}

/**
 * Every credential of an account, including mailed links, except the session or link with the hash
 * `keep`.
 */
export async function deleteCredentialsOf(
  pool: Pool,
  accountId: number,
  keep: Uint8Array | null,
): Promise<void> {
  await pool.query(
    `with ended as (
      delete from sessions where account_id = $1 and token_hash is distinct from $2::bytea),
    resets as (
      delete from password_resets where account_id = $1 and token_hash is distinct from $2::bytea),
    changes as (delete from email_changes where account_id = $1)
    delete from api_tokens where account_id = $1`,
    [accountId, keep],
  );
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

/** Records the use of a token and updates its account's last-seen time. */
export async function touchToken(pool: Pool, id: number, now: number): Promise<void> {
  await pool.query(
    `with used as (update api_tokens set last_used_at = $2 where id = $1 returning account_id)
    update accounts set last_seen_at = $2
    where id in (select account_id from used)`,
    [id, now],
  );
}
