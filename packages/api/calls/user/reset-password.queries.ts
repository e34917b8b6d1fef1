/** Links for choosing a new password, as stored: by the hash of their token only. */
import { accounts, type Database, type Pool, passwordResets } from "@emberlode/db";
import { MAILED_LINK_MS } from "@emberlode/game";
import { and, eq, gt } from "drizzle-orm";

export interface Reset {
  hash: Uint8Array;
  accountId: number;
  createdAt: number;
  expiresAt: number;
}

export async function insertReset(db: Database, { hash, ...row }: Reset): Promise<void> {
  await db.insert(passwordResets).values({ tokenHash: hash, ...row });
}

/** Whether a link is still valid. */
export async function isResetOpen(db: Database, hash: Uint8Array, now: number): Promise<boolean> {
  const isOpen = and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, now));
  return (await db.$count(passwordResets, isOpen)) > 0;
}

/**
 * Uses up a link: sets the password and ends every session, API token and other link of the account,
 * including those for a new email address, in one statement. Null when the link is not valid any more;
 * of two at once one wins. `repeat` is kept for an hour to recognize a repeated call; no link has its
 * hash.
 */
export async function spendReset(
  pool: Pool,
  hash: Uint8Array,
  passwordHash: string,
  now: number,
  repeat: Uint8Array | null,
): Promise<number | null> {
  const rows = await pool.query<{ id: number }>(
    `with used as (
      delete from password_resets where account_id = (
        select account_id from password_resets where token_hash = $1 and expires_at > $3)
      returning account_id),
    ended as (delete from sessions where account_id in (select account_id from used)),
    dropped as (delete from api_tokens where account_id in (select account_id from used)),
    remembered as (
      insert into password_resets (token_hash, account_id, created_at, expires_at)
      select distinct $4::bytea, account_id, $3::bigint, $3::bigint + ${MAILED_LINK_MS} from used
      where $4::bytea is not null),
    changes as (delete from email_changes where account_id in (select account_id from used)),
    -- A change of the password under way was decided on the old one: it has to look again.
    moved as (update players set version = version + 1 where id in (select account_id from used))
    update accounts set password_hash = $2 where id in (select account_id from used) returning id`,
    [hash, passwordHash, now, repeat],
  );
  return rows[0]?.id ?? null;
}

/** The current password hash, if the call with this `repeat` set it; else null. */
export async function findRepeatedReset(
  db: Database,
  repeat: Uint8Array,
  now: number,
): Promise<string | null> {
  const rows = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(and(eq(passwordResets.tokenHash, repeat), gt(passwordResets.expiresAt, now)));
  return rows[0]?.passwordHash ?? null;
}
