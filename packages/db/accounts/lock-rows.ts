/** Locks that transactions take before they change accounts, always in this order. */
import { asc } from "drizzle-orm";
import { isAnyOf, type Transaction } from "../connection/database.ts";
import { players, sessions } from "../schema/index.ts";

/**
 * Locks the sessions of accounts. A session in use is locked before its account, so do the same.
 */
export async function lockSessions(tx: Transaction, accountIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(isAnyOf(sessions.accountId, accountIds))
    .orderBy(asc(sessions.id))
    .for("update");
}

/** Locks players, so that data read afterward cannot change. */
export async function lockPlayers(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: players.id })
    .from(players)
    .where(isAnyOf(players.id, ids))
    .orderBy(asc(players.id))
    .for("no key update");
}
