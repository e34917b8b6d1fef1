/** Reports of messages, moderators' decisions about them. */
import { accounts, alerts, type Database, messageReports, messages, players } from "@emberlode/db";
import type { ReportDecision, StaffRole } from "@emberlode/game";
import { and, asc, count, countDistinct, eq, gt, isNull, min, sql } from "drizzle-orm";
import { insertAudit } from "../admin/audit.ts";
import { notify } from "../live/notifications.ts";
import { CURRENT_NAME_COLUMNS, type StoredMessage } from "./chat.queries.ts";

/** A message with undecided reports. */
export interface OpenReport extends StoredMessage {
  /** When a moderator removed it, in milliseconds; null if it was not removed. */
  removedAt: number | null;
  /** Number of reporters, and the time of the first report in milliseconds. */
  reports: number;
  firstAt: number;
}

/** Stores a player's report of a message; false for an unknown message. Idempotent. */
export async function insertReport(
  db: Database,
  { room, seq, reporterId }: { room: string; seq: number; reporterId: number },
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locked, so that removing the message decides this report too.
    const [found] = await tx
      .select({ seq: messages.seq })
      .from(messages)
      .where(and(eq(messages.room, room), eq(messages.seq, seq), isNull(messages.removedAt)))
      .for("key share");
    if (found === undefined) return false;
    await tx
      .insert(messageReports)
      .values({ room, seq, reporterId, createdAt: now })
      .onConflictDoNothing();
    return true;
  });
}

const isOpenIn = (room: string) =>
  and(eq(messageReports.room, room), isNull(messageReports.decision));

/** The messages of a room after `after` with open reports, oldest first. */
export async function findOpenReports(
  db: Database,
  { room, after, limit }: { room: string; after: number; limit: number },
): Promise<OpenReport[]> {
  const open = db
    .select({
      seq: messageReports.seq,
      reports: count().as("reports"),
      firstAt: min(messageReports.createdAt).as("first_at"),
    })
    .from(messageReports)
    .where(and(isOpenIn(room), gt(messageReports.seq, after)))
    .groupBy(messageReports.seq)
    .orderBy(asc(messageReports.seq))
    .limit(limit)
    .as("open");
  return db
    .select({
      ...CURRENT_NAME_COLUMNS,
      removedAt: messages.removedAt,
      reports: open.reports,
      firstAt: sql<number>`${open.firstAt}`,
    })
    .from(open)
    .innerJoin(messages, and(eq(messages.room, room), eq(messages.seq, open.seq)))
    .leftJoin(accounts, eq(accounts.id, messages.playerId))
    .orderBy(asc(open.seq));
}

/** How many messages of a room have open reports. */
export async function countOpenReports(db: Database, room: string): Promise<number> {
  const [row] = await db
    .select({ open: countDistinct(messageReports.seq) })
    .from(messageReports)
    .where(isOpenIn(room));
  return row?.open ?? 0;
}

/** A moderator's decision about a message; `at` (milliseconds) also identifies the call. */
export interface ReportDecisionInput {
  room: string;
  seq: number;
  moderator: { id: number; role: StaffRole };
  reason: string;
  decision: ReportDecision;
  /** Milliseconds. */
  at: number;
}

/** `repeated`: this call was already carried out. */
export type DecideOutcome = "done" | "repeated" | "alreadyDecided" | "notFound";

const isForMessage = ({ room, seq }: ReportDecisionInput) =>
  and(eq(messageReports.room, room), eq(messageReports.seq, seq));

/** Locked, so that decisions by two moderators run one after the other. */
async function lockMessage(db: Database, { room, seq }: ReportDecisionInput) {
  const [message] = await db
    .select({ playerId: messages.playerId, removedAt: messages.removedAt })
    .from(messages)
    .where(and(eq(messages.room, room), eq(messages.seq, seq)))
    .for("no key update");
  return message ?? null;
}

/** Decides a message's open reports and alerts their reporters; returns how many there were. */
async function decideOpen(db: Database, input: ReportDecisionInput): Promise<number> {
  const { decision, moderator, at } = input;
  const reporters = await db
    .update(messageReports)
    .set({ decision, decidedBy: moderator.id, decidedAt: at })
    .where(and(isForMessage(input), isNull(messageReports.decision)))
    .returning({ id: messageReports.reporterId });
  // A reporter may be gone, and must not be deleted before the alert is written.
  const existing = await db
    .select({ playerId: players.id })
    .from(players)
    .where(sql`${players.id} = any(${sql.param(reporters.map(({ id }) => id))}::int[])`)
    .for("key share");
  if (existing.length > 0) {
    const alert = { type: "admin", kind: "report", facts: { decision }, createdAt: at } as const;
    await db.insert(alerts).values(existing.map(({ playerId }) => ({ playerId, ...alert })));
  }
  return reporters.length;
}

/** Removes a message for all players, with an audit row. */
async function remove(
  db: Database,
  { room, seq, moderator, reason, at }: ReportDecisionInput,
  targetId: number,
): Promise<void> {
  await db
    .update(messages)
    .set({ removedAt: at })
    .where(and(eq(messages.room, room), eq(messages.seq, seq)));
  const entry = { action: "removeMessage", targetId, subject: `${room}/${seq}`, reason } as const;
  await insertAudit(db, moderator, entry, at);
  await notify(db, { t: "removed", room, seq });
}

/** An audit row for reports that were decided without removing the message now. */
async function recordDismissal(
  db: Database,
  { room, seq, moderator, reason, decision, at }: ReportDecisionInput,
  targetId: number,
): Promise<void> {
  const action = decision === "removed" ? "removeMessage" : "dismissReports";
  await insertAudit(db, moderator, { action, targetId, subject: `${room}/${seq}`, reason }, at);
}

/** Decides the open reports of a message. */
export async function decideReports(
  db: Database,
  input: ReportDecisionInput,
): Promise<DecideOutcome> {
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, input);
    if (message !== null && (await decideOpen(tx, input)) > 0) {
      const mustRemove = input.decision === "removed" && message.removedAt === null;
      if (mustRemove) await remove(tx, input, message.playerId);
      else await recordDismissal(tx, input, message.playerId);
      return "done";
    }
    const reports = await tx
      .select({
        isSameCall: sql<boolean>`${and(
          eq(messageReports.decision, input.decision),
          eq(messageReports.decidedBy, input.moderator.id),
          eq(messageReports.decidedAt, input.at),
        )}`,
      })
      .from(messageReports)
      .where(isForMessage(input));
    if (reports.some(({ isSameCall }) => isSameCall)) return "repeated";
    return reports.length > 0 ? "alreadyDecided" : "notFound";
  });
}

/**
 * Removes a message for all players with an audit row and decides its reports; false if there is no
 * such message. Idempotent.
 */
export async function removeMessage(
  db: Database,
  removal: Omit<ReportDecisionInput, "decision">,
): Promise<boolean> {
  const input: ReportDecisionInput = { ...removal, decision: "removed" };
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, input);
    if (message === null) return false;
    await decideOpen(tx, input);
    if (message.removedAt === null) await remove(tx, input, message.playerId);
    return true;
  });
}
