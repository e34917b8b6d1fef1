/** Reports of players, by what they are about. */
import { accounts, type Database, messages, reports } from "@emberlode/db";
import {
  DAY,
  REPORTS_PER_DAY,
  type ReportDecision,
  type ReportReason,
  type ReportSubject,
} from "@emberlode/game";
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  min,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { STAFF_MESSAGE_COLUMNS } from "../staff/lists.queries.ts";

export interface NewReport {
  subject: ReportSubject;
  targetId: number;
  /** Of a message. */
  room: string | null;
  seq: number | null;
  reporterId: number;
  reason: ReportReason;
  note: string;
  content: string;
}

/**
 * Stores a report; a second one of the same thing changes nothing. False beyond the limit of a day.
 */
export async function insertReport(db: Database, report: NewReport, now: number): Promise<boolean> {
  const isRecent = and(eq(reports.reporterId, report.reporterId), gt(reports.createdAt, now - DAY));
  if ((await db.$count(reports, isRecent)) >= REPORTS_PER_DAY) return false;
  await db
    .insert(reports)
    .values({ ...report, createdAt: now })
    .onConflictDoNothing();
  return true;
}

/** A message and its sender, who may be gone, or null. */
export async function findSent(db: Database, room: string, seq: number) {
  const [message] = await db
    .select({
      targetId: messages.playerId,
      sender: messages.sender,
      body: messages.body,
      createdAt: messages.createdAt,
      removedAt: messages.removedAt,
    })
    .from(messages)
    .where(and(eq(messages.room, room), eq(messages.seq, seq)));
  return message ?? null;
}

/** A message that can be reported; null if it does not exist or was removed. */
export async function findReportable(
  db: Database,
  room: string,
  seq: number,
): Promise<{ targetId: number; content: string } | null> {
  const [message] = await db
    .select({ targetId: messages.playerId, content: messages.body })
    .from(messages)
    .where(and(eq(messages.room, room), eq(messages.seq, seq), isNull(messages.removedAt)));
  return message ?? null;
}

/** One thing that was reported: a message, or something of a player. */
export interface ReportedThing {
  subject: ReportSubject;
  targetId: number;
  seq: number | null;
}

const isOpen = isNull(reports.decision);

/** Whether the content still exists: profiles are deleted with their accounts, messages stay. */
const isThere = or(isNotNull(reports.seq), isNotNull(accounts.id));

const isAbout = ({ subject, targetId, seq }: ReportedThing) =>
  and(
    eq(reports.subject, subject),
    eq(reports.targetId, targetId),
    seq === null ? isNull(reports.seq) : eq(reports.seq, seq),
  );

export interface OpenGroup extends ReportedThing {
  room: string | null;
  /** The first of its reports. */
  firstId: number;
  firstAt: number;
}

const GROUP_COLUMNS = {
  subject: reports.subject,
  targetId: reports.targetId,
  room: reports.room,
  seq: reports.seq,
};

/** Things with open reports whose first one came after another, in that order. */
export async function findOpenGroups(
  db: Database,
  after: number,
  limit: number,
): Promise<OpenGroup[]> {
  const groups = db
    .select({
      ...GROUP_COLUMNS,
      firstId: min(reports.id).as("first_id"),
      firstAt: min(reports.createdAt).as("first_at"),
    })
    .from(reports)
    .leftJoin(accounts, eq(accounts.id, reports.targetId))
    .where(and(isOpen, isThere))
    .groupBy(reports.subject, reports.targetId, reports.room, reports.seq)
    .as("groups");
  return db
    .select({
      subject: groups.subject,
      targetId: groups.targetId,
      room: groups.room,
      seq: groups.seq,
      firstId: sql<number>`${groups.firstId}`,
      firstAt: sql<number>`${groups.firstAt}`,
    })
    .from(groups)
    .where(gt(groups.firstId, after))
    .orderBy(asc(groups.firstId))
    .limit(limit);
}

/** How many things have open reports, and when the first was reported (milliseconds). */
export async function countOpenGroups(
  db: Database,
): Promise<{ open: number; oldestAt: number | null }> {
  const groups = db
    .select({ ...GROUP_COLUMNS, firstAt: min(reports.createdAt).as("first_at") })
    .from(reports)
    .leftJoin(accounts, eq(accounts.id, reports.targetId))
    .where(and(isOpen, isThere))
    .groupBy(reports.subject, reports.targetId, reports.room, reports.seq)
    .as("groups");
  const [row] = await db
    .select({ open: count(), oldestAt: sql<number | null>`min(${groups.firstAt})` })
    .from(groups);
  return row ?? { open: 0, oldestAt: null };
}

/**
 * The first reports of one thing that are open (null), or were decided at a time; at most fifty.
 */
export async function findReportsOf(
  db: Database,
  thing: ReportedThing,
  decidedAt: number | null = null,
) {
  return db
    .select({
      reporter: accounts.username,
      reason: reports.reason,
      note: reports.note,
      content: reports.content,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(accounts, eq(accounts.id, reports.reporterId))
    .where(and(isAbout(thing), decidedAt === null ? isOpen : eq(reports.decidedAt, decidedAt)))
    .orderBy(asc(reports.id))
    .limit(50);
}

export type ReportRow = Awaited<ReturnType<typeof findReportsOf>>[number];

/**
 * Median time from a report to its decision since a time, in milliseconds; null for fewer than
 * `minReports`.
 */
export async function findMedianTime(
  db: Database,
  since: number,
  minReports: number,
): Promise<number | null> {
  const duration = sql`${reports.decidedAt} - ${reports.createdAt}`;
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${duration})`,
    })
    .from(reports)
    .where(and(isNotNull(reports.decidedAt), gt(reports.decidedAt, since)))
    .having(gte(count(), minReports));
  return row?.median ?? null;
}

/** Messages around one, oldest first. */
export async function findAround(db: Database, room: string, seq: number, limitPerSide: number) {
  return db
    .select(STAFF_MESSAGE_COLUMNS)
    .from(messages)
    .where(
      and(eq(messages.room, room), between(messages.seq, seq - limitPerSide, seq + limitPerSide)),
    )
    .orderBy(asc(messages.seq));
}

/** Decides the open reports of one thing; returns their authors. */
export async function closeReports(
  tx: Database,
  thing: ReportedThing,
  { decision, by, now }: { decision: ReportDecision; by: number | null; now: number },
): Promise<number[]> {
  const decidedReports = await tx
    .update(reports)
    .set({ decision, decidedBy: by, decidedAt: now })
    .where(and(isAbout(thing), isOpen))
    .returning({ reporterId: reports.reporterId });
  return decidedReports.map(({ reporterId }) => reporterId);
}

const deciders = alias(accounts, "deciders");

/** The last decision about one thing, or null. `by` is null for a deleted account. */
export async function findLastDecision(
  db: Database,
  thing: ReportedThing,
): Promise<{ decision: ReportDecision | "left"; by: string | null } | null> {
  const [row] = await db
    .select({ decision: reports.decision, by: deciders.username })
    .from(reports)
    .leftJoin(deciders, eq(deciders.id, reports.decidedBy))
    .where(and(isAbout(thing), isNotNull(reports.decision)))
    .orderBy(desc(reports.decidedAt))
    .limit(1);
  return row?.decision == null ? null : { decision: row.decision, by: row.by };
}

/** Removes a message for everyone; false if it was removed before. */
export async function markRemoved(
  tx: Database,
  room: string,
  seq: number,
  now: number,
): Promise<boolean> {
  const removed = await tx
    .update(messages)
    .set({ removedAt: now })
    .where(and(eq(messages.room, room), eq(messages.seq, seq), isNull(messages.removedAt)))
    .returning({ seq: messages.seq });
  return removed.length > 0;
}
