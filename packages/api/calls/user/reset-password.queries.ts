/** Links for choosing a new password, as stored: by the hash of their token only. */
import { accounts, type Database, lockSessions, passwordResets, players } from "@emberlode/db";
import { MAILED_LINK_MS } from "@emberlode/game";
import { and, eq, gt, sql } from "drizzle-orm";
import { deleteCredentialsOf } from "../../services/sessions/sessions.queries.ts";

export interface Reset {
  hash: Uint8Array;
  accountId: number;
  createdAt: number;
  expiresAt: number;
}

export async function insertReset(db: Database, { hash, ...row }: Reset): Promise<void> {
  await db.insert(passwordResets).values({ tokenHash: hash, ...row });
}

const isOpen = (hash: Uint8Array, now: number) =>
  and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, now));

/** Whether a link still works. */
export async function isResetOpen(db: Database, hash: Uint8Array, now: number): Promise<boolean> {
  return (await db.$count(passwordResets, isOpen(hash, now))) > 0;
}

/** Deletes a link that still works and answers whose it was; null when it works no more. */
async function useUp(tx: Database, hash: Uint8Array, now: number): Promise<number | null> {
  const owner = { accountId: passwordResets.accountId };
  const [link] = await tx.select(owner).from(passwordResets).where(isOpen(hash, now));
  if (link === undefined) return null;
  await lockSessions(tx, [link.accountId]);
  const [used] = await tx.delete(passwordResets).where(isOpen(hash, now)).returning(owner);
  return used?.accountId ?? null;
}

/**
 * Uses a link up: sets the password, ends every session, API token and other link of the account, those
 * to a new email address too, all in one transaction. Null when the link does not work any more; of two at
 * once one wins. `repeat` is kept for an hour, to recognize a repeated call; no link has its hash.
 */
export async function spendReset(
  db: Database,
  hash: Uint8Array,
  passwordHash: string,
  now: number,
  repeat: Uint8Array | null,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const accountId = await useUp(tx, hash, now);
    if (accountId === null) return null;
    await deleteCredentialsOf(tx, accountId);
    if (repeat !== null) {
      const times = { createdAt: now, expiresAt: now + MAILED_LINK_MS };
      await insertReset(tx, { hash: repeat, accountId, ...times });
    }
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    // A change of the password under way was decided on the old one: it has to look again.
    await tx
      .update(players)
      .set({ version: sql`${players.version} + 1` })
      .where(eq(players.id, accountId));
    return accountId;
  });
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
    .where(isOpen(repeat, now));
  return rows[0]?.passwordHash ?? null;
}
