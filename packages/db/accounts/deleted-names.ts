/**
 * Names of deleted accounts, which stay taken: links and messages with them would lead to a
 * stranger.
 */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { deletedNames } from "../schema/index.ts";

const hashOf = (name: string): Uint8Array =>
  new Uint8Array(createHash("sha256").update(name.toLowerCase()).digest());

/** Reserves the names of accounts that are deleted in the same transaction. */
export async function reserveNames(
  tx: Database,
  names: readonly string[],
  now: number,
): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insert(deletedNames)
    .values(names.map((name) => ({ nameHash: hashOf(name), createdAt: now })))
    .onConflictDoNothing();
}

/** Undoes a transaction that gave an account the name of a deleted one. */
export class NameReserved extends Error {}

/**
 * Whether a deleted account had this name, ignoring case. After giving a name to an account, check
 * again in the same transaction: the account that had it may have been deleted since the first
 * check.
 */
export async function isNameOfDeleted(db: Database, name: string): Promise<boolean> {
  return (await db.$count(deletedNames, sql`${deletedNames.nameHash} = ${hashOf(name)}`)) > 0;
}
