/** Decisions of staff about players, and their effects on accounts. Times in milliseconds. */
import type { SanctionKind } from "@emberlode/game";
import { and, eq, gt, inArray, isNotNull, isNull, lte, max, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../connection/database.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { accounts, sanctions } from "../schema/index.ts";
import { batches, ROWS_PER_INSERT } from "./batches.ts";
import { postponeDeletions } from "./own-deletions.ts";

/** Neither lifted nor over. */
export const isActiveSanction = (now: number) =>
  and(isNull(sanctions.liftedAt), or(isNull(sanctions.until), gt(sanctions.until, now)));

export interface NewSanction {
  kind: SanctionKind;
  reason: string;
  /** Null for a warning and a ban. */
  until: number | null;
  /** Who decides; null for a command on the server. */
  by: number | null;
  now: number;
}

/** Stores a sanction of each of these players; returns the ids. */
export async function insertSanctions(
  tx: Database,
  playerIds: readonly number[],
  { kind, reason, until, by: decidedBy, now: createdAt }: NewSanction,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batches(playerIds, ROWS_PER_INSERT)) {
    const rows = await tx
      .insert(sanctions)
      .values(batch.map((playerId) => ({ playerId, kind, reason, until, decidedBy, createdAt })))
      .returning({ id: sanctions.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Until when a player may not write in the chat; 0 if they may. */
export async function mutedUntil(db: Database, playerId: number, now: number): Promise<number> {
  const [row] = await db
    .select({ until: max(sanctions.until) })
    .from(sanctions)
    .where(
      and(eq(sanctions.playerId, playerId), eq(sanctions.kind, "mute"), isActiveSanction(now)),
    );
  return row?.until ?? 0;
}

interface Lift {
  playerId: number;
  id: number;
  /** Null for a command on the server. */
  by: number | null;
  now: number;
}

/** Lifts an active sanction; false if it was not active. */
export async function liftSanction(
  tx: Database,
  { playerId, id, by, now }: Lift,
): Promise<boolean> {
  const lifted = await tx
    .update(sanctions)
    .set({ liftedAt: now, liftedBy: by })
    .where(and(eq(sanctions.playerId, playerId), eq(sanctions.id, id), isActiveSanction(now)))
    .returning({ id: sanctions.id });
  return lifted.length > 0;
}

/** Ends the ban of these banned accounts and postpones their deletion; returns how many. */
async function unban(tx: Transaction, which: SQL | undefined, now: number): Promise<number> {
  const unbanned = await tx
    .update(accounts)
    .set({ bannedAt: null, bannedUntil: null })
    .where(and(which, isNotNull(accounts.bannedAt)))
    .returning({ id: accounts.id, username: accounts.username });
  if (unbanned.length === 0) return 0;
  const ids = unbanned.map(({ id }) => id);
  await postponeDeletions(tx, ids, now);
  await notifyProcesses(
    tx,
    unbanned.map(({ username }) => ({ t: "account", username, change: "unban" })),
  );
  return unbanned.length;
}

/** Makes the ban of an account follow from its active sanctions. */
export async function updateBan(tx: Transaction, playerId: number, now: number): Promise<void> {
  const active = await tx
    .select({ until: sanctions.until })
    .from(sanctions)
    .where(
      and(
        eq(sanctions.playerId, playerId),
        inArray(sanctions.kind, ["suspension", "ban"]),
        isActiveSanction(now),
      ),
    );
  const isAccount = eq(accounts.id, playerId);
  if (active.length > 0) {
    const ends = active.flatMap(({ until }) => until ?? []);
    const bannedUntil = ends.length < active.length ? null : Math.max(...ends);
    const bannedAt = sql`coalesce(${accounts.bannedAt}, ${now}::bigint)`;
    await tx.update(accounts).set({ bannedAt, bannedUntil }).where(isAccount);
    return;
  }
  await unban(tx, isAccount, now);
}

/** Ends the suspensions whose time is over; returns how many. */
export async function endSuspensions(db: Database, now: number): Promise<number> {
  return db.transaction((tx) => unban(tx, lte(accounts.bannedUntil, now), now));
}

/** Shortens mutes and suspensions that were decided by a clock that has been set back since. */
export async function repairSanctions(db: Database, now: number, skewMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const repaired = await tx
      .update(sanctions)
      .set({
        createdAt: now,
        until: sql`${now}::bigint + (${sanctions.until} - ${sanctions.createdAt})`,
      })
      .where(and(isNull(sanctions.liftedAt), gt(sanctions.createdAt, now + skewMs)))
      .returning({ playerId: sanctions.playerId });
    for (const id of new Set(repaired.map(({ playerId }) => playerId))) {
      await updateBan(tx, id, now);
    }
  });
}
