/** Announcements as stored. */
import type { AnnouncementInput } from "@emberlode/contract";
import { accounts, announcements, type Database, type Transaction } from "@emberlode/db";
import { and, desc, eq, gt, isNull, lt, lte, not, or } from "drizzle-orm";

/** An announcement without what became of it. */
export interface AnnouncementDraft
  extends Pick<AnnouncementInput, "asAlert" | "asBanner" | "texts"> {
  startsAt: number;
  endsAt: number | null;
}

/** Not over at a time: it has not begun, its banner is shown, or its alerts are being sent. */
const isCurrent = (now: number) =>
  and(
    isNull(announcements.withdrawnAt),
    or(
      gt(announcements.startsAt, now),
      and(
        eq(announcements.asBanner, true),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
      and(eq(announcements.asAlert, true), isNull(announcements.alertedAt), isWithin(now)),
    ),
  );

/** Before its end, or with alerts that are partly sent. */
const isWithin = (now: number) =>
  or(isNull(announcements.endsAt), gt(announcements.endsAt, now), gt(announcements.alertedUpTo, 0));

/** Begun, with alerts left to send. */
export const hasAlertsToSend = (now: number) =>
  and(
    eq(announcements.asAlert, true),
    isNull(announcements.alertedAt),
    isNull(announcements.withdrawnAt),
    lte(announcements.startsAt, now),
    isWithin(now),
  );

/** A page of announcements before one, newest first. */
export async function findAnnouncements(
  db: Database,
  { isPast, before, now }: { isPast: boolean; before: number | undefined; now: number },
  limit: number,
) {
  const current = isCurrent(now);
  return db
    .select({
      id: announcements.id,
      texts: announcements.texts,
      startsAt: announcements.startsAt,
      endsAt: announcements.endsAt,
      asAlert: announcements.asAlert,
      asBanner: announcements.asBanner,
      by: accounts.username,
      createdAt: announcements.createdAt,
      withdrawnAt: announcements.withdrawnAt,
      alerts: announcements.alerts,
      alertedAt: announcements.alertedAt,
    })
    .from(announcements)
    .leftJoin(accounts, eq(accounts.id, announcements.authorId))
    .where(
      and(
        isPast && current !== undefined ? not(current) : current,
        before === undefined ? undefined : lt(announcements.id, before),
      ),
    )
    .orderBy(desc(announcements.id))
    .limit(limit);
}

export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncements>>[number];

/** The banners to show at a time, latest start first. */
export async function findBanners(db: Database, now: number, limit: number) {
  return db
    .select({
      id: announcements.id,
      texts: announcements.texts,
      endsAt: announcements.endsAt,
    })
    .from(announcements)
    .where(
      and(
        eq(announcements.asBanner, true),
        isNull(announcements.withdrawnAt),
        lte(announcements.startsAt, now),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
    )
    .orderBy(desc(announcements.startsAt), desc(announcements.id))
    .limit(limit);
}

export async function insertAnnouncement(
  tx: Transaction,
  draft: AnnouncementDraft,
  { authorId, now }: { authorId: number | null; now: number },
): Promise<number> {
  const [row] = await tx
    .insert(announcements)
    .values({ ...draft, authorId, createdAt: now })
    .returning({ id: announcements.id });
  if (row === undefined) throw new Error("The announcement was not inserted.");
  return row.id;
}

/**
 * Locks and returns an announcement, so that no alerts of it are sent until the commit. Null if
 * unknown.
 */
export async function lockAnnouncement(tx: Transaction, id: number) {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for("update");
  return row ?? null;
}

export async function updateAnnouncement(
  tx: Transaction,
  id: number,
  change: Partial<typeof announcements.$inferInsert>,
): Promise<void> {
  await tx.update(announcements).set(change).where(eq(announcements.id, id));
}

/** How many alerts of an announcement were sent, and whether that is all. */
export async function findAlertsSent(
  db: Database,
  id: number,
): Promise<{ alerts: number; isDone: boolean }> {
  const [row] = await db
    .select({
      alerts: announcements.alerts,
      alertedAt: announcements.alertedAt,
      withdrawnAt: announcements.withdrawnAt,
    })
    .from(announcements)
    .where(eq(announcements.id, id));
  return {
    alerts: row?.alerts ?? 0,
    isDone: row === undefined || row.alertedAt !== null || row.withdrawnAt !== null,
  };
}
