/** Queries of accounts. */
import type { DisplayUser } from "@emberlode/contract";
import {
  accountDeletions,
  accounts,
  auditLog,
  type Database,
  factories,
  isAnyOf,
  isNameOfDeleted,
  players,
  preparedQueries,
} from "@emberlode/db";
import { type Role, USERNAME_PATTERN } from "@emberlode/game";
import { and, asc, desc, eq, isNotNull, or, type Placeholder, sql } from "drizzle-orm";

/** An account with its credentials, for login. */
export interface LoginAccount {
  id: number;
  /** As stored, in the case that the player chose. */
  username: string;
  isGuest: boolean;
  passwordHash: string | null;
  /**
   * When the account was banned, and when that ends (milliseconds); null if it was not, or never.
   */
  bannedAt: number | null;
  bannedUntil: number | null;
}

/** An account that mail can be sent to. */
export interface MailAccount {
  id: number;
  username: string;
  email: string;
}

/** The account's columns that rules do not read. */
export interface AccountRow {
  username: string;
  email: string | null;
  baseName: string;
  quote: string;
  profilePicture: string | null;
  role: Role;
  isGuest: boolean;
  settings: Record<string, unknown>;
  createdAt: number;
}

export const ACCOUNT_COLUMNS = {
  username: accounts.username,
  email: accounts.email,
  baseName: accounts.baseName,
  quote: accounts.quote,
  profilePicture: accounts.profilePicture,
  role: accounts.role,
  isGuest: accounts.isGuest,
  settings: accounts.settings,
  createdAt: accounts.createdAt,
};

const hasUsername = (username: string | Placeholder) =>
  eq(accounts.usernameLower, sql`lower(${username})`);

/** The account with this name, or the one that had it as a guest. */
export const hasOrHadName = (name: string | Placeholder) =>
  or(hasUsername(name), eq(accounts.formerNameLower, sql`lower(${name})`));

/** Accounts that have a name come before those that had it. */
export const currentNameFirst = (name: string | Placeholder) => desc(hasUsername(name));

/** The most frequent reads of accounts. */
const accountQueries = preparedQueries((db) => {
  const isAccount = eq(accounts.id, sql.placeholder("id"));
  const owned = db
    .select({ slots: factories.slots })
    .from(factories)
    .where(eq(factories.owner, players.id));
  const slots = sql`array_to_json(array(${owned}))`.mapWith((text: string): number[] =>
    JSON.parse(text),
  );
  return {
    account: db.select(ACCOUNT_COLUMNS).from(accounts).where(isAccount).prepare("account"),
    self: db
      .select({
        ...ACCOUNT_COLUMNS,
        version: players.version,
        slots,
        deletesAt: accountDeletions.dueAt,
      })
      .from(accounts)
      .innerJoin(players, eq(players.id, accounts.id))
      .leftJoin(accountDeletions, eq(accountDeletions.accountId, accounts.id))
      .where(isAccount)
      .prepare("self"),
  };
});

export async function findAccount(db: Database, id: number): Promise<AccountRow | null> {
  const [row] = await accountQueries(db).account.execute({ id });
  return row ?? null;
}

export interface SelfRow extends AccountRow {
  version: number;
  factories: readonly { slots: number }[];
  /** When the account will be deleted (milliseconds); null if it won't. */
  deletesAt: number | null;
}

/** The account with the player's version and factories, from one snapshot. */
export async function findSelf(db: Database, id: number): Promise<SelfRow | null> {
  const [row] = await accountQueries(db).self.execute({ id });
  if (row === undefined) return null;
  const { slots: all, ...rest } = row;
  return { ...rest, factories: all.map((slots) => ({ slots })) };
}

/** The content of the display cookie. */
export function toDisplayUser(row: AccountRow): DisplayUser {
  const { username, baseName, quote } = row;
  return {
    username,
    email: row.email ?? "",
    baseName,
    quote,
    profilePicture: row.profilePicture ?? "",
  };
}

/** The content of the display cookie; null for a deleted account. */
export async function findDisplayUser(db: Database, id: number): Promise<DisplayUser | null> {
  const row = await findAccount(db, id);
  return row === null ? null : toDisplayUser(row);
}

/** The credentials of an account. */
export interface Credentials {
  username: string;
  passwordHash: string | null;
}

/** Null for a deleted account. */
export async function findCredentials(db: Database, id: number): Promise<Credentials | null> {
  const [row] = await db
    .select({ username: accounts.username, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row ?? null;
}

export async function findRole(db: Database, id: number): Promise<AccountRow["role"] | null> {
  const [row] = await db.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, id));
  return row?.role ?? null;
}

/**
 * The account with this name, else the one that had it as a guest, ignoring case. Not for login.
 * Returns null without a query for an impossible name.
 */
export async function findByCurrentOrFormerName(
  db: Database,
  name: string,
): Promise<Pick<LoginAccount & AccountRow, "id" | "isGuest" | "role"> | null> {
  if (!USERNAME_PATTERN.test(name)) return null;
  const [row] = await db
    .select({ id: accounts.id, isGuest: accounts.isGuest, role: accounts.role })
    .from(accounts)
    .where(hasOrHadName(name))
    .orderBy(currentNameFirst(name))
    .limit(1);
  return row ?? null;
}

const LOGIN_COLUMNS = {
  id: accounts.id,
  username: accounts.username,
  isGuest: accounts.isGuest,
  passwordHash: accounts.passwordHash,
  bannedAt: accounts.bannedAt,
  bannedUntil: accounts.bannedUntil,
};

/** The account with this username, ignoring case. Does not query for an impossible name. */
export async function findLogin(db: Database, username: string): Promise<LoginAccount | null> {
  if (!USERNAME_PATTERN.test(username)) return null;
  const [row] = await db.select(LOGIN_COLUMNS).from(accounts).where(hasUsername(username));
  return row ?? (await findRenamedLogin(db, username));
}

/**
 * The account that had this name until staff renamed it. A player who was logged out, or suspended
 * together with the change, does not know the new name.
 */
async function findRenamedLogin(db: Database, username: string): Promise<LoginAccount | null> {
  const isRename = or(
    eq(auditLog.action, "rename"),
    and(eq(auditLog.subject, "username"), eq(auditLog.action, "decideReports")),
  );
  const [row] = await db
    .select(LOGIN_COLUMNS)
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.targetId))
    .where(and(isRename, sql`lower(${auditLog.facts} ->> 'from') = lower(${username})`))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
}

/** Replaces a hash with a newer one of the same password; false if the password has changed. */
export async function renewPasswordHash(
  db: Database,
  id: number,
  stored: string,
  renewed: string,
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ passwordHash: renewed })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, stored)))
    .returning({ id: accounts.id });
  return rows.length > 0;
}

const MAIL_COLUMNS = { id: accounts.id, username: accounts.username, email: accounts.email };

function withEmail(row: { id: number; username: string; email: string | null } | undefined) {
  if (row === undefined || row.email === null) return null;
  return { id: row.id, username: row.username, email: row.email };
}

/** The account with this email address, ignoring case. */
export async function findByEmail(db: Database, email: string): Promise<MailAccount | null> {
  const [row] = await db
    .select(MAIL_COLUMNS)
    .from(accounts)
    .where(eq(accounts.emailLower, sql`lower(${email})`));
  return withEmail(row);
}

/** The account with this username, if it has an email address. */
export async function findByUsername(db: Database, name: string): Promise<MailAccount | null> {
  if (!USERNAME_PATTERN.test(name)) return null;
  const [row] = await db
    .select(MAIL_COLUMNS)
    .from(accounts)
    .where(and(hasUsername(name), isNotNull(accounts.email)));
  return withEmail(row);
}

/** The account that a `ref` names; null for guests, who cannot refer. */
export async function findReferrer(db: Database, ref: string): Promise<number | null> {
  const account = await findByCurrentOrFormerName(db, ref);
  return account === null || account.isGuest ? null : account.id;
}

/** Which of the two is taken, the username first. The names of deleted accounts stay taken. */
export async function findNameConflict(
  db: Database,
  username: string,
  email: string,
): Promise<"USERNAME_TAKEN" | "EMAIL_TAKEN" | null> {
  const rows = await db
    .select({ sameName: sql<boolean>`${accounts.usernameLower} = lower(${username})` })
    .from(accounts)
    .where(or(hasUsername(username), eq(accounts.emailLower, sql`lower(${email})`)));
  if (await isNameOfDeleted(db, username)) return "USERNAME_TAKEN";
  if (rows.length === 0) return null;
  return rows.some(({ sameName }) => sameName) ? "USERNAME_TAKEN" : "EMAIL_TAKEN";
}

export interface Profile {
  id: number;
  username: string;
  /** The name as a guest; null if the player never was one. */
  formerName: string | null;
  baseName: string;
  quote: string;
  profilePicture: string;
  /** As stored. */
  settings: Record<string, unknown>;
}

const profileQueries = preparedQueries((db) => ({
  byIds: db
    .select({
      id: accounts.id,
      username: accounts.username,
      formerName: accounts.formerName,
      baseName: accounts.baseName,
      quote: accounts.quote,
      profilePicture: sql<string>`coalesce(${accounts.profilePicture}, '')`,
      settings: accounts.settings,
    })
    .from(accounts)
    .where(isAnyOf(accounts.id, sql.placeholder("ids")))
    .prepare("profiles"),
}));

/** Profiles by id, in no particular order; deleted accounts are missing. */
export async function findProfiles(db: Database, ids: readonly number[]): Promise<Profile[]> {
  return profileQueries(db).byIds.execute({ ids });
}

/** Those of these players who still exist, kept from being deleted until the transaction ends. */
export async function lockExisting(tx: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isAnyOf(accounts.id, ids))
    .orderBy(asc(accounts.id))
    .for("key share");
  return rows.map(({ id }) => id);
}
