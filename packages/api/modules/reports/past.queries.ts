/** Decided reports, and what a sanction was decided about. */
import { accounts, auditLog, type Database, reports } from "@emberlode/db";
import { REPORT_SUBJECTS, type ReportDecision, type SanctionKind } from "@emberlode/game";
import { and, desc, eq, isNotNull, min, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReportedThing } from "./reports.queries.ts";

export interface PastFilter {
  /** Ids of players. */
  aboutId: number | undefined;
  byId: number | undefined;
  /** The `firstId` of a group. */
  before: number | undefined;
}

const deciders = alias(accounts, "deciders");

/** Later than any decision: open reports come first. */
const OPEN = sql`${Number.MAX_SAFE_INTEGER}::bigint`;
const decidedAt = sql`coalesce(${reports.decidedAt}, ${OPEN})`;

/**
 * Reports of one thing that were decided together, the newest decision first. Of a player also open
 * ones, which come before.
 */
export async function findPastGroups(
  db: Database,
  { aboutId, byId, before }: PastFilter,
  limit: number,
) {
  const isOfPlayer = aboutId !== undefined || byId !== undefined;
  const groups = db
    .select({
      subject: reports.subject,
      targetId: reports.targetId,
      room: reports.room,
      seq: reports.seq,
      decision: reports.decision,
      deciderId: reports.decidedBy,
      decidedAt: reports.decidedAt,
      firstId: min(reports.id).as("first_id"),
      firstAt: min(reports.createdAt).as("first_at"),
      order: sql<number>`${decidedAt}`.as("place"),
    })
    .from(reports)
    .where(
      and(
        isOfPlayer ? undefined : isNotNull(reports.decidedAt),
        aboutId === undefined ? undefined : eq(reports.targetId, aboutId),
        byId === undefined ? undefined : eq(reports.reporterId, byId),
      ),
    )
    .groupBy(
      reports.subject,
      reports.targetId,
      reports.room,
      reports.seq,
      reports.decision,
      reports.decidedBy,
      reports.decidedAt,
    )
    .as("groups");
  // The place of the last group of the page before: many reports may be decided in the same
  // millisecond.
  const isAfter: SQL | undefined =
    before === undefined
      ? undefined
      : sql`(${groups.order}, ${groups.firstId}) < (select ${decidedAt}, ${reports.id} from ${reports}
          where ${reports.id} = ${before}::int)`;
  return db
    .select({
      subject: groups.subject,
      targetId: groups.targetId,
      room: groups.room,
      seq: groups.seq,
      decision: groups.decision,
      decidedBy: deciders.username,
      decidedAt: groups.decidedAt,
      firstId: sql<number>`${groups.firstId}`,
      firstAt: sql<number>`${groups.firstAt}`,
    })
    .from(groups)
    .leftJoin(deciders, eq(deciders.id, groups.deciderId))
    .where(isAfter)
    .orderBy(desc(groups.order), desc(groups.firstId))
    .limit(limit);
}

/** The audit log's name of a thing: `global/17` for a message, else what it is. */
export const auditSubject = ({ subject, seq }: ReportedThing, room: string): string =>
  seq === null ? subject : `${room}/${seq}`;

/** The moderator's reason for a decision; empty if nothing was recorded. */
export async function findReason(
  db: Database,
  thing: ReportedThing & { room: string | null },
  now: number,
): Promise<string> {
  const [row] = await db
    .select({ reason: auditLog.reason })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, auditSubject(thing, thing.room ?? "")),
        eq(auditLog.action, "decideReports"),
        eq(auditLog.createdAt, now),
        // Of a message, the sender may have left.
        thing.seq === null ? eq(auditLog.targetId, thing.targetId) : undefined,
      ),
    )
    .limit(1);
  return row?.reason ?? "";
}

const DECISIONS_OF: Readonly<Partial<Record<SanctionKind, ReportDecision>>> = {
  warning: "warn",
  mute: "mute",
  suspension: "suspend",
};

export interface DecidedThing extends ReportedThing {
  room: string | null;
  /** The content that the decision removed. */
  removed: string;
}

/**
 * What a sanction was decided about, by the audit row of its decision: both were written in one
 * transaction, with the same time. Null for a sanction that was not decided about something
 * reported.
 */
export async function findCause(
  db: Database,
  { playerId, kind, createdAt }: { playerId: number; kind: SanctionKind; createdAt: number },
): Promise<DecidedThing | null> {
  const decision = DECISIONS_OF[kind];
  if (decision === undefined) return null;
  const [row] = await db
    .select({ subject: auditLog.subject, facts: auditLog.facts })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetId, playerId),
        eq(auditLog.action, "decideReports"),
        eq(auditLog.createdAt, createdAt),
        sql`${auditLog.facts} ->> 'decision' = ${decision}`,
      ),
    )
    .limit(1);
  if (row?.subject == null) return null;
  const removed = String(row.facts.content ?? row.facts.from ?? "");
  const [, room, seq] = /^(\w+)\/(\d+)$/.exec(row.subject) ?? [];
  if (room !== undefined)
    return { subject: "message", targetId: playerId, room, seq: Number(seq), removed };
  const subject = REPORT_SUBJECTS.find((one) => one === row.subject);
  if (subject === undefined) return null;
  return { subject, targetId: playerId, room: null, seq: null, removed };
}
