import { type Amounts, type LOG_CATEGORY, logCategoryIndex, logTotal } from "@emberlode/game";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../connection/database.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { ledger, players } from "../schema/index.ts";

const KIND = "correction" satisfies keyof typeof LOG_CATEGORY;

/**
 * Adjusts the carried amounts and logs the reason. Returns the new amounts, or null without writing
 * if the player is gone or has too little. Call `actions.forget` afterward.
 */
export async function correctBalance(
  tx: Transaction,
  playerId: number,
  { metal, energy, reason, now }: Amounts & { reason: string; now: number },
): Promise<Amounts | null> {
  const [player] = await tx
    .select({
      version: players.version,
      carriedMetal: players.carriedMetal,
      carriedEnergy: players.carriedEnergy,
      counts: players.logCounts,
    })
    .from(players)
    .where(eq(players.id, playerId))
    .for("no key update");
  if (player === undefined) return null;
  const after = {
    metal: player.carriedMetal + metal,
    energy: player.carriedEnergy + energy,
  };
  if (after.metal < 0 || after.energy < 0) return null;
  const category = logCategoryIndex(KIND);
  const counts = player.counts.map((count, index) => (index === category ? count + 1 : count));
  const version = player.version + 1;
  await tx
    .update(players)
    .set({
      version: sql`${players.version} + 1`,
      carriedMetal: after.metal,
      carriedEnergy: after.energy,
      logCounts: counts,
    })
    .where(eq(players.id, playerId));
  await tx.insert(ledger).values({
    playerId,
    version,
    kind: KIND,
    createdAt: now,
    detail: { reason },
    dMetal: metal,
    dEnergy: energy,
    lineNumber: logTotal(counts),
    category,
    categoryNumber: counts[category],
  });
  await notifyProcesses(tx, [{ t: "status", playerIds: [playerId] }]);
  return after;
}
