import { type BaseRemovalReason, logTotal } from "@emberlode/game";
import { and, eq, not, sql } from "drizzle-orm";
import { isAnyOf, type Transaction } from "../connection/database.ts";
import { alerts, factories, fields, ledger, players } from "../schema/index.ts";
import { batches, ROWS_PER_INSERT } from "./batches.ts";

/** A player and the cell of the base, for a join by `isAtBase`. */
export const placedBaseColumns = { id: players.id, x: fields.x, y: fields.y };

/** Joins players with the fields of their bases. */
export const isAtBase = and(
  eq(fields.baseOwner, players.id),
  eq(fields.x, players.baseX),
  eq(fields.y, players.baseY),
);

interface PlacedBase {
  id: number;
  x: number;
  y: number;
}

const KIND = "base-left";

type Line = Pick<typeof ledger.$inferInsert, "playerId" | "detail">;

/** Inserts a base-left alert for each line; skips players with an unread one. */
async function insertBaseLeftAlerts(
  tx: Transaction,
  lines: readonly Line[],
  now: number,
): Promise<void> {
  const ids = lines.map(({ playerId }) => playerId);
  const unread = await tx
    .selectDistinct({ playerId: alerts.playerId })
    .from(alerts)
    .where(and(isAnyOf(alerts.playerId, ids), eq(alerts.kind, KIND), not(alerts.read)));
  const alerted = new Set(unread.map(({ playerId }) => playerId));
  const rows = lines
    .filter(({ playerId }) => !alerted.has(playerId))
    .map(({ playerId, detail }): typeof alerts.$inferInsert => {
      const facts = { metal: 0, energy: 0, detail };
      return { playerId, type: "event", kind: KIND, facts, createdAt: now };
    });
  for (const batch of batches(rows, ROWS_PER_INSERT)) await tx.insert(alerts).values([...batch]);
}

/**
 * Takes bases off the map; their players and fields are locked already. The bases keep their level,
 * and the log of each player says why.
 */
export async function removeLockedBases(
  tx: Transaction,
  leaving: readonly PlacedBase[],
  { reason, now }: { reason: BaseRemovalReason; now: number },
): Promise<void> {
  if (leaving.length === 0) return;
  const cells = new Map(leaving.map(({ id, x, y }) => [id, { x, y }]));
  const ids = [...cells.keys()];
  const removed = await tx
    .update(players)
    .set({
      baseX: null,
      baseY: null,
      version: sql`${players.version} + 1`,
      // The first category is the line's own.
      logCounts: sql`(${players.logCounts}[1] + 1) || ${players.logCounts}[2:]`,
    })
    .where(isAnyOf(players.id, ids))
    .returning({ id: players.id, version: players.version, counts: players.logCounts });
  const lines = removed.map(({ id, version, counts }) => ({
    playerId: id,
    version,
    kind: KIND,
    dMetal: 0,
    dEnergy: 0,
    createdAt: now,
    lineNumber: logTotal(counts),
    category: 0,
    categoryNumber: counts[0],
    detail: { ...cells.get(id), reason },
  }));
  for (const batch of batches(lines, ROWS_PER_INSERT)) await tx.insert(ledger).values([...batch]);
  await insertBaseLeftAlerts(tx, lines, now);
  await tx
    .update(factories)
    .set({ x: null, y: null })
    .where(and(isAnyOf(factories.owner, ids), eq(factories.type, "base")));
  await tx
    .update(fields)
    .set({ baseOwner: null, version: sql`${fields.version} + 1` })
    .where(isAnyOf(fields.baseOwner, ids));
}
