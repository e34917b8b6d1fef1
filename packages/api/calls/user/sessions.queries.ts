/** Sessions as their player sees them. Every statement is scoped by its owner and leaves ended ones out. */
import { type Database, lockSessions, sessions } from "@emberlode/db";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";

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
 * @param asking hash of the caller's token; null for a script
 */
export async function findSessions(
  db: Database,
  accountId: number,
  asking: Uint8Array | null,
  now: number,
): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      stay: sessions.stay,
      device: sessions.device,
      current: sql<boolean>`${sessions.tokenHash} is not distinct from ${asking}::bytea`,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

const isOwn = (accountId: number, id: number) =>
  and(eq(sessions.accountId, accountId), eq(sessions.id, id));

/** Whether there is such a session of this account. */
export async function hasSession(
  db: Database,
  accountId: number,
  id: number,
  now: number,
): Promise<boolean> {
  const isLiving = and(isOwn(accountId, id), gt(sessions.expiresAt, now));
  return (await db.$count(sessions, isLiving)) > 0;
}

/**
 * Ends all sessions of the account but the one that asks. False, and nothing done, when that one is over
 * itself: of two that end each other at once only the first does.
 */
export async function removeOtherSessions(
  db: Database,
  accountId: number,
  asking: Uint8Array,
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSessions(tx, [accountId]);
    const isAsking = and(eq(sessions.accountId, accountId), eq(sessions.tokenHash, asking));
    if ((await tx.$count(sessions, and(isAsking, gt(sessions.expiresAt, now)))) === 0) return false;
    await tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, asking)));
    return true;
  });
}

/** Ends one of the account's sessions and returns the hash of its token; null if it did not exist. */
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
