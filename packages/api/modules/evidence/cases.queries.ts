/** Stored cases of linked accounts. */
import { accounts, type Database, evidenceAccounts, evidenceCases, isAnyOf } from "@emberlode/db";
import {
  type AccountFacts,
  EVIDENCE_WINDOW_MS,
  type EvidenceCase,
  type Link,
} from "@emberlode/game";
import { and, asc, count, desc, eq, exists, isNull, lt, lte, max, ne, not, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lockExisting } from "../players/players.queries.ts";
import { LISTED_COLUMNS } from "../staff/lists.queries.ts";

/** A case with what is known of its accounts. */
export interface FoundCase extends EvidenceCase {
  members: readonly (AccountFacts & Pick<Link, "devices" | "addresses"> & { id: number })[];
}

/** Stores a case, or what is new about it. One whose dismissal is over is opened again. */
export async function saveCase(tx: Database, found: FoundCase, now: number): Promise<void> {
  const { mainId: playerId, points, signals } = found;
  // Accounts may have been deleted in the meantime.
  const existing = await lockExisting(
    tx,
    found.members.map(({ id }) => id),
  );
  const members = found.members.filter(({ id }) => existing.includes(id));
  if (!existing.includes(playerId) || members.length < 2) return;
  const news = { points, signals, checkedAt: now };
  const [row] = await tx
    .insert(evidenceCases)
    .values({ playerId, ...news, openedAt: now })
    .onConflictDoUpdate({ target: evidenceCases.playerId, set: news })
    .returning({ id: evidenceCases.id, until: evidenceCases.dismissedUntil });
  if (row === undefined) return;
  if (row.until !== null && row.until <= now) {
    await tx
      .update(evidenceCases)
      .set({
        openedAt: now,
        dismissedAt: null,
        dismissedUntil: null,
        dismissedBy: null,
        note: "",
      })
      .where(eq(evidenceCases.id, row.id));
  }
  await tx.delete(evidenceAccounts).where(eq(evidenceAccounts.caseId, row.id));
  await tx.insert(evidenceAccounts).values(
    members.map(({ id, devices, addresses, earned, spent, rhythm }) => ({
      caseId: row.id,
      playerId: id,
      devices,
      addresses,
      earned,
      spent,
      rhythmPercent: rhythm.percent,
      hours: rhythm.hours,
    })),
  );
}

const isUndismissed = (now: number) =>
  or(isNull(evidenceCases.dismissedUntil), lte(evidenceCases.dismissedUntil, now));

/** Deletes undismissed cases: those of checked accounts that were not found again, and old ones. */
export async function removeEndedCases(
  tx: Database,
  { checked, found }: { checked: readonly number[]; found: readonly number[] },
  now: number,
): Promise<void> {
  const isOver = and(
    isAnyOf(evidenceCases.playerId, checked),
    not(isAnyOf(evidenceCases.playerId, found)),
  );
  const isOld = lt(evidenceCases.checkedAt, now - EVIDENCE_WINDOW_MS);
  await tx.delete(evidenceCases).where(and(isUndismissed(now), or(isOver, isOld)));
}

const members = alias(accounts, "members");

/** Whether an account other than the main one is left that is not banned. */
const hasOthers = (db: Database) =>
  exists(
    db
      .select({ id: evidenceAccounts.playerId })
      .from(evidenceAccounts)
      .innerJoin(members, eq(members.id, evidenceAccounts.playerId))
      .where(
        and(
          eq(evidenceAccounts.caseId, evidenceCases.id),
          ne(evidenceAccounts.playerId, evidenceCases.playerId),
          isNull(members.bannedAt),
        ),
      ),
  );

/** A case is open until it is dismissed, or one side is banned. */
const isOpen = (db: Database, now: number) =>
  and(isUndismissed(now), isNull(accounts.bannedAt), hasOthers(db));

const dismissers = alias(accounts, "dismissers");

const CASE_COLUMNS = {
  id: evidenceCases.id,
  playerId: evidenceCases.playerId,
  points: evidenceCases.points,
  signals: evidenceCases.signals,
  openedAt: evidenceCases.openedAt,
  checkedAt: evidenceCases.checkedAt,
  dismissedAt: evidenceCases.dismissedAt,
  dismissedUntil: evidenceCases.dismissedUntil,
  dismissedBy: dismissers.username,
  note: evidenceCases.note,
};

const selectCases = (db: Database) =>
  db
    .select(CASE_COLUMNS)
    .from(evidenceCases)
    .innerJoin(accounts, eq(accounts.id, evidenceCases.playerId))
    .leftJoin(dismissers, eq(dismissers.id, evidenceCases.dismissedBy));

export type CaseRow = Awaited<ReturnType<typeof findOpenCases>>[number];

/** Open cases before one, newest first. */
export async function findOpenCases(
  db: Database,
  { before, now, limit }: { before: number | undefined; now: number; limit: number },
) {
  return selectCases(db)
    .where(and(isOpen(db, now), before === undefined ? undefined : lt(evidenceCases.id, before)))
    .orderBy(desc(evidenceCases.id))
    .limit(limit);
}

/** How many cases are open, and when the newest was opened. */
export async function countOpenCases(
  db: Database,
  now: number,
): Promise<{ open: number; newestAt: number | null }> {
  const cases = selectCases(db).where(isOpen(db, now)).as("cases");
  const [row] = await db.select({ open: count(), newestAt: max(cases.openedAt) }).from(cases);
  return row ?? { open: 0, newestAt: null };
}

/** One case, also a dismissed one, or null. */
export async function findCase(db: Database, id: number): Promise<CaseRow | null> {
  const [row] = await selectCases(db).where(eq(evidenceCases.id, id));
  return row ?? null;
}

/** The open case that an account is in, or null. */
export async function findOpenCaseOf(
  db: Database,
  playerId: number,
  now: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: evidenceCases.id })
    .from(evidenceAccounts)
    .innerJoin(evidenceCases, eq(evidenceCases.id, evidenceAccounts.caseId))
    .innerJoin(accounts, eq(accounts.id, evidenceCases.playerId))
    .where(and(eq(evidenceAccounts.playerId, playerId), isOpen(db, now)))
    .orderBy(desc(evidenceCases.points))
    .limit(1);
  return row?.id ?? null;
}

/** The accounts of cases, with what is known of each. */
export async function findCaseAccounts(db: Database, ids: readonly number[]) {
  return db
    .select({
      caseId: evidenceAccounts.caseId,
      playerId: evidenceAccounts.playerId,
      player: LISTED_COLUMNS,
      devices: evidenceAccounts.devices,
      addresses: evidenceAccounts.addresses,
      earned: evidenceAccounts.earned,
      spent: evidenceAccounts.spent,
      rhythmPercent: evidenceAccounts.rhythmPercent,
      hours: evidenceAccounts.hours,
    })
    .from(evidenceAccounts)
    .innerJoin(accounts, eq(accounts.id, evidenceAccounts.playerId))
    .where(isAnyOf(evidenceAccounts.caseId, ids))
    .orderBy(asc(evidenceAccounts.caseId), asc(evidenceAccounts.playerId));
}

interface Dismissal {
  by: number;
  note: string;
  now: number;
  until: number;
}

/** False if it is dismissed already. */
export async function dismissCase(
  tx: Database,
  id: number,
  { by, note, now, until }: Dismissal,
): Promise<boolean> {
  const rows = await tx
    .update(evidenceCases)
    .set({ dismissedBy: by, note, dismissedAt: now, dismissedUntil: until })
    .where(and(eq(evidenceCases.id, id), isUndismissed(now)))
    .returning({ id: evidenceCases.id });
  return rows.length > 0;
}
