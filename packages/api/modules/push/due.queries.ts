/**
 * Which browsers to notify of which attacks. A row is claimed by one process, once. Both updates
 * lock their rows in the order of their ids, so they cannot deadlock.
 */
import { alerts, type Database, pushSubscriptions, sessions } from "@emberlode/db";
import type { AlertKind } from "@emberlode/game";
import type { StoredAlert } from "@emberlode/messages";
import { and, asc, count, eq, gt, gte, isNull, lt, min, not, or, sql } from "drizzle-orm";

/** A browser, and the attacks on its player since its last notification. */
export interface DuePush {
  accountId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  attacks: number;
  /** Of the newest attack. */
  kind: AlertKind;
  facts: StoredAlert["facts"];
  link: string | null;
  /** Tag of the browser's language, possibly unknown to this build. */
  language: string;
}

const isOfPlayers = (playerIds: readonly number[]) =>
  sql`${pushSubscriptions.accountId} = any(${sql.param([...playerIds])}::int[])`;

/** Alerts that a browser was not notified of. */
const isUnnotified = and(
  eq(alerts.playerId, pushSubscriptions.accountId),
  gt(alerts.id, pushSubscriptions.notifiedUpTo),
);

const lastAlert = sql<number>`max(${alerts.id})`;

/** These players are watching: no process needs to notify them of alerts so far. */
export async function markSeen(db: Database, playerIds: readonly number[]): Promise<void> {
  const unnotified = db
    .select({ id: pushSubscriptions.id, last: lastAlert.as("last") })
    .from(pushSubscriptions)
    .innerJoin(alerts, isUnnotified)
    .where(isOfPlayers(playerIds))
    .groupBy(pushSubscriptions.id)
    .as("unnotified");
  const locked = db
    .$with("locked")
    .as(
      db
        .select({ id: pushSubscriptions.id, last: unnotified.last })
        .from(pushSubscriptions)
        .innerJoin(unnotified, eq(unnotified.id, pushSubscriptions.id))
        .orderBy(asc(pushSubscriptions.id))
        .for("update", { of: pushSubscriptions }),
    );
  await db
    .with(locked)
    .update(pushSubscriptions)
    .set({ notifiedUpTo: sql`${locked.last}` })
    .from(locked)
    .where(
      and(eq(pushSubscriptions.id, locked.id), lt(pushSubscriptions.notifiedUpTo, locked.last)),
    );
}

/**
 * Claims what these players are to be notified of, so that no other process sends it; longest
 * waiting first. Skips rows locked by another statement: that one notifies, notes that the player
 * is watching, or ends the subscription. Times in milliseconds.
 * @param since older attacks are not reported
 * @param unusedSince skips a browser notified before this time whose session was not used since:
 * its cookies may be gone
 */
export async function claimDue(
  db: Database,
  playerIds: readonly number[],
  { since, unusedSince, now }: { since: number; unusedSince: number; now: number },
): Promise<DuePush[]> {
  const { pushedAt, notifiedUpTo } = pushSubscriptions;
  const duePushes = db
    .select({
      id: pushSubscriptions.id,
      first: sql<number>`min(${alerts.id})`.as("first"),
      last: lastAlert.as("last"),
      attacks: count().as("attacks"),
      unansweredSince: sql`case when ${pushedAt} >= ${sessions.seenAt} then ${pushedAt} end`.as(
        "unansweredSince",
      ),
    })
    .from(pushSubscriptions)
    .innerJoin(
      sessions,
      and(eq(sessions.tokenHash, pushSubscriptions.sessionHash), gt(sessions.expiresAt, now)),
    )
    .innerJoin(alerts, isUnnotified)
    .where(
      and(
        isOfPlayers(playerIds),
        eq(alerts.type, "attack"),
        not(alerts.read),
        gte(alerts.createdAt, since),
        or(isNull(pushedAt), lt(pushedAt, sessions.seenAt), gt(pushedAt, unusedSince)),
      ),
    )
    .groupBy(pushSubscriptions.id, sessions.seenAt)
    .as("due");
  const locked = db.$with("locked").as(
    db
      .select({
        id: pushSubscriptions.id,
        first: duePushes.first,
        last: duePushes.last,
        attacks: duePushes.attacks,
        unansweredSince: duePushes.unansweredSince,
      })
      .from(pushSubscriptions)
      .innerJoin(duePushes, eq(duePushes.id, pushSubscriptions.id))
      .where(lt(notifiedUpTo, duePushes.last))
      .orderBy(asc(pushSubscriptions.id))
      .for("update", { of: pushSubscriptions, skipLocked: true }),
  );
  const claimed = await db
    .with(locked)
    .update(pushSubscriptions)
    .set({
      notifiedUpTo: sql`${locked.last}`,
      pushedAt: sql`coalesce(${locked.unansweredSince}, ${now})`,
    })
    .from(locked)
    .innerJoin(alerts, eq(alerts.id, locked.last))
    .where(and(eq(pushSubscriptions.id, locked.id), lt(notifiedUpTo, locked.last)))
    .returning({
      id: pushSubscriptions.id,
      first: locked.first,
      accountId: pushSubscriptions.accountId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      language: pushSubscriptions.language,
      attacks: locked.attacks,
      kind: alerts.kind,
      facts: alerts.facts,
      link: alerts.link,
    });
  return claimed
    .sort((a, b) => a.first - b.first || a.id - b.id)
    .map(({ id: _, first: __, ...push }) => push);
}

/** Players with attacks since a time that they were not notified of, oldest attack first. */
export async function findUnnotified(db: Database, since: number): Promise<number[]> {
  const rows = await db
    .select({ id: pushSubscriptions.accountId })
    .from(pushSubscriptions)
    .innerJoin(alerts, isUnnotified)
    .where(and(eq(alerts.type, "attack"), gte(alerts.createdAt, since)))
    .groupBy(pushSubscriptions.accountId)
    .orderBy(min(alerts.id))
    .limit(10_000);
  return rows.map(({ id }) => id);
}
