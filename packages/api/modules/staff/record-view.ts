/** Audits views of what players may not see: each adds a row to the audit log. */
import { auditLog, type Database } from "@emberlode/db";
import { MINUTE } from "@emberlode/game";
import { and, eq, gt } from "drizzle-orm";
import { GameError } from "../../errors.ts";
import type { Actor } from "./audit.ts";
import { performAsStaff, type StaffCaller } from "./staff-action.ts";

interface AuditedView {
  /** The player whose secrets are shown. */
  targetId?: number;
  /** Anything else that is shown. */
  subject?: string;
}

/** A retry within this time is covered by the existing audit row; a later one needs a new row. */
const SAME_VIEW_MS = MINUTE;

async function hasViewed(
  db: Database,
  actor: Actor,
  { targetId, subject }: AuditedView,
  since: number,
): Promise<boolean> {
  if (actor === "console") return false;
  const isSame = and(
    eq(auditLog.actorId, actor.id),
    eq(auditLog.action, "look"),
    targetId === undefined ? undefined : eq(auditLog.targetId, targetId),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    gt(auditLog.createdAt, since),
  );
  return (await db.$count(auditLog, isSame)) > 0;
}

/** Records a view in the audit log. Reusing an idempotency key later doesn't hide another view. */
export async function recordView(
  db: Database,
  { key = null, ...by }: StaffCaller,
  view: AuditedView,
): Promise<GameError<"FORBIDDEN" | "KEY_REUSED"> | null> {
  const { targetId, subject = null } = view;
  const entry = { action: "look", reason: "", subject } as const;
  const work = async () => (targetId === undefined ? {} : { targetId });
  const first = await performAsStaff(db, { ...by, entry: { ...entry, key }, work });
  if (first instanceof GameError) return first;
  const isRepeated = first === null;
  if (!isRepeated) return null;
  if (await hasViewed(db, by.actor, view, by.now - SAME_VIEW_MS)) return null;
  const again = await performAsStaff(db, { ...by, entry, work });
  return again instanceof GameError ? again : null;
}
