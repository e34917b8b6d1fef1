/**
 * Actions of staff and of commands: each is carried out with its audit row, once per key, or not at
 * all.
 */
import type { ActionKey, Database, Transaction } from "@emberlode/db";
import { type Facts, type GameErrorCode, isAtLeast, type Role } from "@emberlode/game";
import { sql, TransactionRollbackError } from "drizzle-orm";
import { GameError } from "../../errors.ts";
import { findRole } from "../players/players.queries.ts";
import { isLinked } from "../sessions/traces.ts";
import { type Actor, type AuditEntry, findByKey, insertAudit } from "./audit.ts";

/** The account that an action is about. */
export interface Target {
  id: number;
  username: string;
  role: Role;
  isGuest: boolean;
}

/**
 * FORBIDDEN if staff acts on themselves, on a colleague of the same or a higher role, or on an
 * account that shares a browser or an address with their own. Commands may act on anyone.
 */
export async function refuseTarget(
  db: Database,
  actor: Actor,
  target: Pick<Target, "id" | "role">,
): Promise<GameError<"FORBIDDEN"> | null> {
  if (actor === "console") return null;
  const isColleague = target.role !== "player" && isAtLeast(target.role, actor.role);
  const isForbidden =
    target.id === actor.id || isColleague || (await isLinked(db, actor.id, target.id));
  return isForbidden ? new GameError("FORBIDDEN") : null;
}

/** Who acts, when (milliseconds), and the key of a call. */
export interface StaffCaller {
  actor: Actor;
  now: number;
  key?: ActionKey | null;
}

/** The effects of an action, for its audit row. */
interface AuditDetails {
  targetId?: number;
  subject?: string;
  facts?: Facts;
}

/** Actions of staff run one after the other, so that each sees what the one before it did. */
const lockActions = (tx: Transaction) =>
  tx
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended(current_schema() || '/staff', 0))`,
    })
    .from(sql`(select) one`);

export interface StaffAction<Code extends GameErrorCode, Result extends AuditDetails> {
  actor: Actor;
  entry: Omit<AuditEntry, "facts" | "targetId">;
  now: number;
  /** Carries it out with `tx` only, or refuses. Null if nothing changes. */
  work(tx: Transaction): Promise<Result | null | GameError<Code>>;
}

/** The effects; null if nothing changed, or if a call with the same key did it before. */
export type StaffOutcome<Code extends GameErrorCode, Result extends AuditDetails = AuditDetails> =
  | Result
  | null
  | GameError<Code | "KEY_REUSED" | "FORBIDDEN">;

/** Whether a member of the team still has the role that the call was admitted with. */
async function hasRole(tx: Transaction, actor: Actor): Promise<boolean> {
  if (actor === "console") return true;
  const role = await findRole(tx, actor.id);
  return role !== null && isAtLeast(role, actor.role);
}

/** Runs an action and writes its row, in one transaction. A refusal undoes what was written. */
export async function performAsStaff<
  Code extends GameErrorCode = never,
  Result extends AuditDetails = AuditDetails,
>(
  db: Database,
  { actor, entry, now, work }: StaffAction<Code, Result>,
): Promise<StaffOutcome<Code, Result>> {
  const { key = null } = entry;
  const undone: { refusal: GameError<Code> | null } = { refusal: null };
  try {
    return await db.transaction(async (tx) => {
      await lockActions(tx);
      if (!(await hasRole(tx, actor))) return new GameError("FORBIDDEN");
      if (key !== null) {
        const earlier = await findByKey(tx, actor, key.key);
        if (earlier?.bodyHash === key.bodyHash) return null;
        if (earlier !== null) return new GameError("KEY_REUSED");
      }
      const done = await work(tx);
      if (done instanceof GameError) {
        undone.refusal = done;
        return tx.rollback();
      }
      if (done !== null) await insertAudit(tx, actor, { ...entry, ...done }, now);
      return done;
    });
  } catch (error) {
    if (undone.refusal !== null && error instanceof TransactionRollbackError) return undone.refusal;
    throw error;
  }
}
