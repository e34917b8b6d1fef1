/**
 * Sends the alerts of announcements that have begun. Each batch is one transaction that also stores
 * how far it got, so a process that is killed loses nothing and sends nothing twice, and processes
 * take turns.
 */
import {
  type AnnouncementText,
  accounts,
  announcements,
  type Database,
  isAnyOf,
} from "@emberlode/db";
import type { Facts } from "@emberlode/game";
import { and, asc } from "drizzle-orm";
import { insertAlerts } from "../alerts/insert-alerts.ts";
import { isPerson } from "../players/people.ts";
import { hasAlertsToSend, updateAnnouncement } from "./announcements.queries.ts";

/** Players per transaction. */
const BATCH_SIZE = 500;

/** The facts of the alert: each text by its language, and the first for a language without one. */
function factsOf(texts: readonly AnnouncementText[]): Facts {
  const [first] = texts;
  return {
    ...Object.fromEntries(
      texts.map(({ language, title, content }) => [language, { title, content }]),
    ),
    title: first?.title ?? "",
    content: first?.content ?? "",
  };
}

/** Sends one batch; false if there is nothing to send, or another process is sending. */
async function sendBatch(db: Database, now: number, batchSize: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [announcement] = await tx
      .select()
      .from(announcements)
      .where(hasAlertsToSend(now))
      .orderBy(asc(announcements.startsAt), asc(announcements.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (announcement === undefined) return false;
    const alertedIds = await insertAlerts(
      tx,
      {
        kind: "text",
        facts: factsOf(announcement.texts),
        after: announcement.alertedUpTo,
        limit: batchSize,
      },
      now,
    );
    const people = await tx.$count(accounts, and(isAnyOf(accounts.id, alertedIds), isPerson));
    await updateAnnouncement(tx, announcement.id, {
      alertedUpTo: Math.max(announcement.alertedUpTo, ...alertedIds),
      alerts: announcement.alerts + people,
      ...(alertedIds.length < batchSize && { alertedAt: now }),
    });
    return true;
  });
}

/** Sends all alerts that are due. */
export async function sendAnnouncements(
  { db, clock }: { db: Database; clock: { now(): number } },
  batchSize = BATCH_SIZE,
): Promise<void> {
  while (await sendBatch(db, clock.now(), batchSize));
}
