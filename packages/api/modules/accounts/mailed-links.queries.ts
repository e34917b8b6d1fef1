/** Mailed links for a new email address or password. Only the hash of their token is stored. */
import {
  accounts,
  type Database,
  emailChanges,
  lockSessions,
  passwordResets,
  players,
  type Transaction,
  violatedConstraint,
} from "@emberlode/db";
import { MAILED_LINK_MS } from "@emberlode/game";
import { and, eq, gt, lte, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deleteCredentialsOf } from "../sessions/sessions.queries.ts";

interface EmailChange {
  hash: Uint8Array;
  accountId: number;
  email: string;
  createdAt: number;
}

/** Stores a change, replacing the account's earlier ones. */
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

/** Whether an address belongs to another account, ignoring case. */
export async function isEmailTaken(
  db: Database,
  email: string,
  accountId: number,
): Promise<boolean> {
  const isSame = eq(accounts.emailLower, sql`lower(${email})`);
  return (await db.$count(accounts, and(isSame, ne(accounts.id, accountId)))) > 0;
}

/** The account of a valid link and its new address; null if the link is not valid. */
async function findPendingChange(tx: Transaction, hash: Uint8Array, now: number) {
  const other = alias(emailChanges, "other");
  const isNewer = sql`(${other.createdAt}, ${other.tokenHash}) > (${emailChanges.createdAt}, ${emailChanges.tokenHash})`;
  const newer = tx
    .select({ createdAt: other.createdAt })
    .from(other)
    .where(and(eq(other.accountId, emailChanges.accountId), isNewer));
  const [pending] = await tx
    .select({ id: accounts.id, email: emailChanges.email, currentEmail: accounts.email })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.accountId))
    .where(
      and(eq(emailChanges.tokenHash, hash), gt(emailChanges.expiresAt, now), notExists(newer)),
    );
  return pending ?? null;
}

/**
 * Sets the address of a link and deletes mailed password links, in one transaction. Until the link
 * expires or is replaced, it can be used again without effect, since the first answer may have been
 * lost. Only the newest link counts, even if two were stored concurrently.
 */
export async function applyEmailChange(
  db: Database,
  hash: Uint8Array,
  now: number,
): Promise<"CHANGED" | "EMAIL_TAKEN" | "TOKEN_INVALID"> {
  try {
    return await db.transaction(async (tx) => {
      const pending = await findPendingChange(tx, hash, now);
      if (pending === null) return "TOKEN_INVALID";
      const { id, email, currentEmail } = pending;
      if (email === currentEmail) return "CHANGED";
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
      await tx.update(accounts).set({ email }).where(eq(accounts.id, id));
      return "CHANGED";
    });
  } catch (error) {
    if (violatedConstraint(error) === "accounts_email_taken") return "EMAIL_TAKEN";
    throw error;
  }
}

export interface PasswordReset {
  hash: Uint8Array;
  accountId: number;
  createdAt: number;
  expiresAt: number;
}

export async function insertReset(db: Database, { hash, ...row }: PasswordReset): Promise<void> {
  await db.insert(passwordResets).values({ tokenHash: hash, ...row });
}

const isValid = (hash: Uint8Array, now: number) =>
  and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, now));

/** Whether a link is still valid. */
export async function isResetValid(db: Database, hash: Uint8Array, now: number): Promise<boolean> {
  return (await db.$count(passwordResets, isValid(hash, now))) > 0;
}

/** Deletes a valid link and returns its account; null if the link is not valid. */
async function deleteReset(tx: Transaction, hash: Uint8Array, now: number): Promise<number | null> {
  const owner = { accountId: passwordResets.accountId };
  const [link] = await tx.select(owner).from(passwordResets).where(isValid(hash, now));
  if (link === undefined) return null;
  await lockSessions(tx, [link.accountId]);
  const [usedReset] = await tx.delete(passwordResets).where(isValid(hash, now)).returning(owner);
  return usedReset?.accountId ?? null;
}

/**
 * Uses up a link: sets the password and ends every session, API token and other link of the
 * account, in one transaction. Null if the link is not valid; of two concurrent calls one wins.
 * `repeatHash` is stored for an hour to recognize a repeated call; no mailed link has this hash.
 */
export async function consumeReset(
  db: Database,
  hash: Uint8Array,
  passwordHash: string,
  now: number,
  repeatHash: Uint8Array | null,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const accountId = await deleteReset(tx, hash, now);
    if (accountId === null) return null;
    await deleteCredentialsOf(tx, accountId);
    if (repeatHash !== null) {
      const times = { createdAt: now, expiresAt: now + MAILED_LINK_MS };
      await insertReset(tx, { hash: repeatHash, accountId, ...times });
    }
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    // A concurrent change of the password was decided on the old one and must retry.
    await tx
      .update(players)
      .set({ version: sql`${players.version} + 1` })
      .where(eq(players.id, accountId));
    return accountId;
  });
}

/** The current password hash if the call with this `repeatHash` set it, else null. */
export async function findRepeatedReset(
  db: Database,
  repeatHash: Uint8Array,
  now: number,
): Promise<string | null> {
  const rows = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(isValid(repeatHash, now));
  return rows[0]?.passwordHash ?? null;
}
