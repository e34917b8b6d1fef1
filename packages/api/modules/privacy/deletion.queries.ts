/** Accounts that are to be deleted, and the email addresses of banned ones that were. */
import {
  accountDeletions,
  accounts,
  bannedEmails,
  type Database,
  deleteAccounts,
  isAnyOf,
  isOwnDeletion,
  type Transaction,
} from "@emberlode/db";
import { ACCOUNT_DELETION, DELETED_BAN_MS, SECOND } from "@emberlode/game";
import { and, asc, eq, gt, isNull, lte, not, or, sql } from "drizzle-orm";

interface Request {
  accountId: number;
  dueAt: number;
  language: string;
  now: number;
}

/**
 * Stores a request, unless there is one; returns when the account will be deleted, and whether this
 * is news.
 */
export async function requestDeletion(
  db: Database,
  { accountId, dueAt, language, now: requestedAt }: Request,
): Promise<{ dueAt: number; isNew: boolean }> {
  const [stored] = await db
    .insert(accountDeletions)
    .values({ accountId, dueAt, language, requestedAt })
    .onConflictDoNothing()
    .returning({ dueAt: accountDeletions.dueAt });
  if (stored !== undefined) return { ...stored, isNew: true };
  return { dueAt: (await findDeletion(db, accountId)) ?? dueAt, isNew: false };
}

/** Lets the next run of the job delete an account, which only the team can cancel. */
export async function deleteSoon(tx: Transaction, accountId: number, now: number): Promise<void> {
  await tx
    .insert(accountDeletions)
    .values({ accountId, dueAt: now, requestedAt: now, remindedAt: now })
    .onConflictDoUpdate({
      target: accountDeletions.accountId,
      set: { dueAt: now, requestedAt: now },
    });
}

/** When an account will be deleted; null if it won't. */
export async function findDeletion(db: Database, accountId: number): Promise<number | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.accountId, accountId));
  return row?.dueAt ?? null;
}

/** Keeps an account; false if it was not to be deleted. */
export async function cancelDeletion(db: Database, accountId: number): Promise<boolean> {
  const canceledRows = await db
    .delete(accountDeletions)
    .where(eq(accountDeletions.accountId, accountId))
    .returning({ accountId: accountDeletions.accountId });
  return canceledRows.length > 0;
}

/** Keeps an account if its player had asked for the deletion. */
export async function cancelOwnDeletion(db: Database, accountId: number): Promise<void> {
  await db
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.accountId, accountId), isOwnDeletion));
}

/**
 * The team is never deleted, nor are suspended players who asked for it: they cannot log in to
 * change their minds (docs/personal-data.md).
 */
const isDue = (now: number) =>
  and(
    lte(accountDeletions.dueAt, now),
    eq(accounts.role, "player"),
    or(isNull(accounts.bannedUntil), not(isOwnDeletion)),
  );

/** Accounts that are due, longest first. */
export async function findDue(db: Database, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: accountDeletions.accountId })
    .from(accountDeletions)
    .innerJoin(accounts, eq(accounts.id, accountDeletions.accountId))
    .where(isDue(now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The longest statement of a deletion, in milliseconds. */
const STATEMENT_MS = 60 * SECOND;

/**
 * Deletes an account if it is still due, and no other process is deleting it. Returns it and the
 * players that changed; null if it was not deleted.
 * @param hashOf the hash of an email address, see `banned-emails.ts`
 */
export async function deleteDueAccount(
  db: Database,
  id: number,
  { now, hashOf }: { now: number; hashOf: (email: string) => Uint8Array },
): Promise<{ changed: readonly number[] } | null> {
  return db.transaction(async (tx) => {
    // A player may have written more messages than a statement updates in the usual time.
    await tx
      .select({ set: sql`set_config('statement_timeout', ${String(STATEMENT_MS)}, true)` })
      .from(sql`(select) one`);
    const dueRows = await tx
      .select({ id: accountDeletions.accountId })
      .from(accountDeletions)
      .innerJoin(accounts, eq(accounts.id, accountDeletions.accountId))
      .where(and(eq(accountDeletions.accountId, id), isDue(now)))
      .for("update", { of: accountDeletions, skipLocked: true });
    if (dueRows.length === 0) return null;
    const { deleted, changed } = await deleteAccounts(tx, [id], now);
    const bans = deleted.flatMap(({ email, bannedAt, bannedUntil }) => {
      const until = bannedUntil ?? now + DELETED_BAN_MS;
      if (email === null || bannedAt === null || until <= now) return [];
      return [{ emailHash: hashOf(email), createdAt: now, until }];
    });
    if (bans.length > 0) {
      await tx
        .insert(bannedEmails)
        .values(bans)
        .onConflictDoUpdate({
          target: bannedEmails.emailHash,
          set: { until: sql`greatest(${bannedEmails.until}, excluded.until)` },
        });
    }
    return { changed };
  });
}

/** Whether the address with this hash is banned. */
export async function isEmailBanned(
  db: Database,
  emailHash: Uint8Array,
  now: number,
): Promise<boolean> {
  const isSame = and(sql`${bannedEmails.emailHash} = ${emailHash}`, gt(bannedEmails.until, now));
  return (await db.$count(bannedEmails, isSame)) > 0;
}

/** Deletes the addresses whose ban has ended. */
export async function deleteEndedBanAddresses(db: Database, now: number): Promise<void> {
  await db.delete(bannedEmails).where(lte(bannedEmails.until, now));
}

/** How many reminders are sent per run. */
const REMINDERS_PER_RUN = 100;

/**
 * Marks the accounts that are to be reminded now, so that each is reminded once, and returns them.
 */
export async function takeReminders(db: Database, now: number) {
  const dueAccounts = await db
    .select({ id: accountDeletions.accountId })
    .from(accountDeletions)
    .innerJoin(accounts, eq(accounts.id, accountDeletions.accountId))
    .where(
      and(
        isNull(accounts.bannedUntil),
        isNull(accountDeletions.remindedAt),
        lte(accountDeletions.dueAt, now + ACCOUNT_DELETION.remindMs),
        gt(accountDeletions.dueAt, now),
      ),
    )
    .limit(REMINDERS_PER_RUN);
  const remindedAccounts = await db
    .update(accountDeletions)
    .set({ remindedAt: now })
    .from(accounts)
    .where(
      and(
        isAnyOf(
          accountDeletions.accountId,
          dueAccounts.map(({ id }) => id),
        ),
        isNull(accountDeletions.remindedAt),
        eq(accounts.id, accountDeletions.accountId),
      ),
    )
    .returning({
      username: accounts.username,
      email: accounts.email,
      dueAt: accountDeletions.dueAt,
      language: accountDeletions.language,
    });
  return remindedAccounts.flatMap(({ email, ...row }) =>
    email === null ? [] : [{ ...row, email }],
  );
}
