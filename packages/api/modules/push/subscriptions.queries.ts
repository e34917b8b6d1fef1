/** Browsers subscribed to notifications of attacks. */
import type { SubscribePushInput } from "@emberlode/contract";
import { alerts, type Database, pushSubscriptions, sessions } from "@emberlode/db";
import type { Language } from "@emberlode/messages";
import { and, desc, eq, gt, max, ne, notInArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Browsers per account; the oldest subscription is dropped. */
const MAX_PER_ACCOUNT = 5;

interface Owner {
  accountId: number;
  /** Hash of the session's token. */
  sessionHash: Uint8Array;
}

/** The id of a player's last alert; 0 if none. */
async function findLastAlert(db: Database, playerId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(alerts.id) })
    .from(alerts)
    .where(eq(alerts.playerId, playerId));
  return row?.last ?? 0;
}

/** Keeps a column if the same session subscribes again; another session starts over. */
const keepIfSameSession = (column: AnyPgColumn) => {
  const excluded = sql.raw(`excluded.${column.name}`);
  return sql`case when ${pushSubscriptions.sessionHash} = excluded.session_hash then ${column} else ${excluded} end`;
};

/**
 * Stores the subscription of a session's browser, replacing its previous one. False if the session
 * has ended. An address of another account moves to this one: it is the same browser.
 */
export async function saveSubscription(
  db: Database,
  { accountId, sessionHash }: Owner,
  { endpoint, keys: { p256dh, auth } }: SubscribePushInput,
  { language, now }: { language: Language; now: number },
): Promise<boolean> {
  const isSaved = await db.transaction(async (tx) => {
    // Locked, so the session cannot end in between.
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.accountId, accountId),
          eq(sessions.tokenHash, sessionHash),
          gt(sessions.expiresAt, now),
        ),
      )
      .for("key share");
    if (session === undefined) return false;
    const subscription = { accountId, sessionHash, p256dh, auth, language };
    const notifiedUpTo = await findLastAlert(tx, accountId);
    await tx
      .insert(pushSubscriptions)
      .values({ ...subscription, endpoint, notifiedUpTo, createdAt: now })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: {
          ...subscription,
          notifiedUpTo: keepIfSameSession(pushSubscriptions.notifiedUpTo),
          createdAt: keepIfSameSession(pushSubscriptions.createdAt),
        },
      });
    return true;
  });
  if (isSaved) await removeOthers(db, { accountId, sessionHash }, endpoint);
  return isSaved;
}

/** Removes the session's other subscriptions, and the account's oldest above the limit. */
async function removeOthers(
  db: Database,
  { accountId, sessionHash }: Owner,
  endpoint: string,
): Promise<void> {
  const { id, createdAt } = pushSubscriptions;
  const isOfAccount = eq(pushSubscriptions.accountId, accountId);
  const newest = db
    .select({ id })
    .from(pushSubscriptions)
    .where(isOfAccount)
    .orderBy(desc(eq(pushSubscriptions.endpoint, endpoint)), desc(createdAt), desc(id))
    .limit(MAX_PER_ACCOUNT);
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        isOfAccount,
        ne(pushSubscriptions.endpoint, endpoint),
        or(eq(pushSubscriptions.sessionHash, sessionHash), notInArray(id, newest)),
      ),
    );
}

const isOfSession = ({ accountId, sessionHash }: Owner) =>
  and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.sessionHash, sessionHash));

/** The subscription of a session's browser, or null. */
export async function findSubscription(
  db: Database,
  owner: Owner,
): Promise<SubscribePushInput | null> {
  const [found] = await db
    .select({
      endpoint: pushSubscriptions.endpoint,
      keys: { p256dh: pushSubscriptions.p256dh, auth: pushSubscriptions.auth },
    })
    .from(pushSubscriptions)
    .where(isOfSession(owner))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(1);
  return found ?? null;
}

/** Removes a session's subscription, if there is one. */
export async function removeSubscriptions(db: Database, owner: Owner): Promise<void> {
  await db.delete(pushSubscriptions).where(isOfSession(owner));
}

/** Removes a subscription that the push service no longer knows. */
export async function removeEndpoint(db: Database, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** Whether an active session of the account is subscribed with this address. */
export async function isSubscribed(
  db: Database,
  { accountId, endpoint }: { accountId: number; endpoint: string },
  now: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(
      sessions,
      and(eq(sessions.tokenHash, pushSubscriptions.sessionHash), gt(sessions.expiresAt, now)),
    )
    .where(
      and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.accountId, accountId)),
    );
  return rows.length > 0;
}
