/** Links that confirm a new email address, as stored: by the hash of their token only. */
import {
  accounts,
  type Database,
  emailChanges,
  passwordResets,
  violatedConstraint,
} from "@emberlode/db";
import { MAILED_LINK_MS } from "@emberlode/game";
import { and, eq, gt, lte, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

interface EmailChange {
  hash: Uint8Array;
  accountId: number;
  email: string;
  createdAt: number;
}

/** Stores a change in place of the account's earlier ones. */
export async function insertEmailChange(
  db: Database,
  { hash, ...change }: EmailChange,
): Promise<void> {
  const { accountId, createdAt } = change;
  await db.transaction(async (tx) => {
    await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.accountId, accountId), lte(emailChanges.createdAt, createdAt)));
    const expiresAt = createdAt + MAILED_LINK_MS;
    await tx.insert(emailChanges).values({ tokenHash: hash, ...change, expiresAt });
  });
}

/** Whether an address belongs to another account, in any case. */
export async function isEmailTaken(
  db: Database,
  email: string,
  accountId: number,
): Promise<boolean> {
  const isSame = eq(accounts.emailLower, sql`lower(${email})`);
  return (await db.$count(accounts, and(isSame, ne(accounts.id, accountId)))) > 0;
}

/** The account of a link that still works, and its new address; null when the link works no more. */
async function findWanted(tx: Database, hash: Uint8Array, now: number) {
  const other = alias(emailChanges, "other");
  const isNewer = sql`(${other.createdAt}, ${other.tokenHash}) > (${emailChanges.createdAt}, ${emailChanges.tokenHash})`;
  const newer = tx
    .select({ createdAt: other.createdAt })
    .from(other)
    .where(and(eq(other.accountId, emailChanges.accountId), isNewer));
  const [wanted] = await tx
    .select({ id: accounts.id, email: emailChanges.email, before: accounts.email })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.accountId))
    .where(
      and(eq(emailChanges.tokenHash, hash), gt(emailChanges.expiresAt, now), notExists(newer)),
    );
  return wanted ?? null;
}

/**
 * Sets the address that a link stands for and ends mailed password links, all in one transaction. Until the
 * link's time is over, or another takes its place, it may come again and changes nothing then: its
 * first answer may have been lost. Only the newest counts, even if two were stored at once.
 */
export async function applyEmailChange(
  db: Database,
  hash: Uint8Array,
  now: number,
): Promise<"CHANGED" | "EMAIL_TAKEN" | "TOKEN_INVALID"> {
  try {
    return await db.transaction(async (tx) => {
      const wanted = await findWanted(tx, hash, now);
      if (wanted === null) return "TOKEN_INVALID";
      const { id, email, before } = wanted;
      if (email === before) return "CHANGED";
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
      await tx.update(accounts).set({ email }).where(eq(accounts.id, id));
      return "CHANGED";
    });
  } catch (error) {
    if (violatedConstraint(error) === "accounts_email_taken") return "EMAIL_TAKEN";
    throw error;
  }
}
