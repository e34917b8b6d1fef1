/** Removes the bases of absent players from the map. */
import { and, asc, eq, lt, not } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { accounts, fields, players } from "../schema/index.ts";
import { actionCount } from "./action-count.ts";
import { isAtBase, placedBaseColumns, removeLockedBases } from "./remove-locked-bases.ts";

/** The last-seen time before which a base is removed, and the current time; milliseconds. */
interface Absence {
  seenBefore: number;
  now: number;
}

/**
 * Takes the base of an account not seen since `seenBefore` off the map: its cell becomes free, and
 * the base keeps its level and waits for a place. Plain factories stay with their owner: losing
 * them needs a ledger row. False when there was nothing to remove.
 */
export async function removeAbsentBase(
  db: Database,
  playerId: number,
  { seenBefore, now }: Absence,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const leaving = await tx
      .select(placedBaseColumns)
      .from(players)
      .innerJoin(accounts, eq(accounts.id, players.id))
      .innerJoin(fields, isAtBase)
      .where(and(eq(players.id, playerId), lt(accounts.lastSeenAt, seenBefore)))
      .for("no key update", { of: [players, fields] });
    await removeLockedBases(tx, leaving, { reason: "asleep", now });
    return leaving.length > 0;
  });
}

/** Maximum number of bases removed per run. */
const BATCH_SIZE = 20;

/**
 * Takes up to twenty bases off the map, of accounts (not guests) that acted less often than
 * `actions` and were not seen since `seenBefore`, longest idle first. Returns their ids:
 * `actions.invalidate` them.
 */
export async function removeIdleBases(
  db: Database,
  { seenBefore, actions, now }: Absence & { actions: number },
): Promise<number[]> {
  return db.transaction(async (tx) => {
    // Skip locked rows: a player who is acting right now is not idle.
    const leaving = await tx
      .select(placedBaseColumns)
      .from(accounts)
      .innerJoin(players, eq(players.id, accounts.id))
      .innerJoin(fields, isAtBase)
      .where(
        and(not(accounts.isGuest), lt(accounts.lastSeenAt, seenBefore), lt(actionCount, actions)),
      )
      .orderBy(asc(accounts.lastSeenAt))
      .limit(BATCH_SIZE)
      .for("no key update", { of: [players, accounts, fields], skipLocked: true });
    await removeLockedBases(tx, leaving, { reason: "idle", now });
    return leaving.map(({ id }) => id);
  });
}
