/** The audit log: every action of staff and of commands, and every refused one. */
import type { AuditAnswer, AuditInput, AuditRow } from "@emberlode/contract";
import { accounts, auditLog, type Database } from "@emberlode/db";
import type { AuditAction, Facts, Role, StaffRole } from "@emberlode/game";
import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoTime } from "../../platform/clock.ts";
import { findByCurrentOrFormerName, findRole } from "../players/players.queries.ts";

/** Who acts: staff who are logged in, or a command on the server. */
export type Actor = { id: number; role: StaffRole } | "console";

/** A row to be written, with what it was about. */
export interface AuditEntry {
  action: AuditAction;
  targetId?: number | null;
  subject?: string | null;
  reason: string;
  facts?: Facts;
  key?: { key: string; bodyHash: string } | null;
}

const actorColumns = (actor: Actor) =>
  actor === "console"
    ? ({ actorId: null, actorRole: "console" } as const)
    : { actorId: actor.id, actorRole: actor.role };

/** Writes a row in the transaction of what it records; returns its id. */
export async function insertAudit(
  tx: Database,
  actor: Actor,
  { action, targetId = null, subject = null, reason, facts = {}, key = null }: AuditEntry,
  now: number,
): Promise<number> {
  const [row] = await tx
    .insert(auditLog)
    .values({
      ...actorColumns(actor),
      action,
      targetId,
      subject,
      reason,
      facts,
      createdAt: now,
      ...(key !== null && key),
    })
    .returning({ id: auditLog.id });
  if (row === undefined) throw new Error("The audit row was not inserted.");
  return row.id;
}

/** The subject of a refused call, if it is a name or a number. */
function subjectOf(input: unknown): string | null {
  if (typeof input !== "object" || input === null) return null;
  if ("username" in input && typeof input.username === "string") return input.username;
  return "appeal" in input ? `appeal ${input.appeal}` : null;
}

/**
 * Records a call that was refused with FORBIDDEN, with its parsed input. A player without a role
 * leaves one row a day per call (an index refuses more), so that they cannot fill the log.
 */
export async function recordRefusal(
  db: Database,
  { playerId, name, input }: { playerId: number; name: string; input: unknown },
  now: number,
): Promise<void> {
  const role: Role = (await findRole(db, playerId)) ?? "player";
  const subject = subjectOf(input);
  const target = subject === null ? null : await findByCurrentOrFormerName(db, subject);
  const isStorable = subject !== null && /^[\w -]{1,64}$/.test(subject);
  await db
    .insert(auditLog)
    .values({
      actorId: playerId,
      actorRole: role,
      action: name,
      outcome: "refused",
      createdAt: now,
      targetId: target?.id ?? null,
      subject: target === null && isStorable ? subject : null,
    })
    .onConflictDoNothing();
}

/** The name of a row's actor and target now. */
const actors = alias(accounts, "actors");
const targets = alias(accounts, "targets");

const pageOf = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      actorId: auditLog.actorId,
      actorRole: auditLog.actorRole,
      actor: actors.username,
      action: auditLog.action,
      outcome: auditLog.outcome,
      targetId: auditLog.targetId,
      target: targets.username,
      subject: auditLog.subject,
      reason: auditLog.reason,
      facts: auditLog.facts,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(targets, eq(targets.id, auditLog.targetId))
    .where(condition)
    .orderBy(desc(auditLog.id))
    .limit(limit);

type StoredRow = Awaited<ReturnType<typeof pageOf>>[number];

const toAuditRow = (row: StoredRow): AuditRow => ({
  _id: row.id,
  at: isoTime(row.createdAt),
  actor: row.actorRole === "console" ? null : { username: row.actor, role: row.actorRole },
  action: row.action,
  isRefused: row.outcome === "refused",
  target: row.targetId === null ? null : { username: row.target },
  subject: row.subject,
  reason: row.reason,
  facts: { ...row.facts },
});

/** Rows by or about a player, of an action or outcome, before a row; newest first. */
export async function listAudit(
  db: Database,
  { username, action, isRefused, before }: AuditInput,
  limit: number,
): Promise<AuditAnswer> {
  const player = username === undefined ? null : await findByCurrentOrFormerName(db, username);
  if (username !== undefined && player === null) return { rows: [], next: null };
  const found = await pageOf(
    db,
    and(
      player === null
        ? undefined
        : or(eq(auditLog.actorId, player.id), eq(auditLog.targetId, player.id)),
      action === undefined ? undefined : eq(auditLog.action, action),
      isRefused === undefined ? undefined : eq(auditLog.outcome, isRefused ? "refused" : "done"),
      before === undefined ? undefined : lt(auditLog.id, before),
    ),
    limit + 1,
  );
  const rows = found.slice(0, limit);
  const next = found.length > limit ? (rows.at(-1)?.id ?? null) : null;
  return { rows: rows.map(toAuditRow), next };
}

/** How many of the newest rows a search reads. */
const SEARCHED_ROWS = 10_000;

/** The newest rows of actions whose reason, subject or change contains a text. */
export async function searchAudit(db: Database, text: string, limit: number): Promise<AuditRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const newest = sql`(select coalesce(max(${auditLog.id}), 0) from ${auditLog}) - ${SEARCHED_ROWS}::int`;
  const rows = await pageOf(
    db,
    and(
      gt(auditLog.id, newest),
      eq(auditLog.outcome, "done"),
      sql`(${auditLog.reason} ilike ${pattern} or ${auditLog.subject} ilike ${pattern}
        or ${auditLog.facts} ->> 'from' ilike ${pattern} or ${auditLog.facts} ->> 'to' ilike ${pattern})`,
    ),
    limit,
  );
  return rows.map(toAuditRow);
}

/** The row that a key of this actor already left; null if none. */
export async function findByKey(
  tx: Database,
  actor: Actor,
  key: string,
): Promise<{ id: number; bodyHash: string | null } | null> {
  const [row] = await tx
    .select({ id: auditLog.id, bodyHash: auditLog.bodyHash })
    .from(auditLog)
    .where(
      and(
        actor === "console" ? isNull(auditLog.actorId) : eq(auditLog.actorId, actor.id),
        eq(auditLog.key, key),
      ),
    );
  return row ?? null;
}
