/** Senders whose messages a player has blocked. */
import { accounts, blocks, type Database, lockPlayers } from "@emberlode/db";
import { and, asc, eq } from "drizzle-orm";
import { notify } from "../live/notifications.ts";

interface Block {
  playerId: number;
  blockedId: number;
}

const isBlock = ({ playerId, blockedId }: Block) =>
  and(eq(blocks.playerId, playerId), eq(blocks.blockedId, blockedId));

/** Blocks another player. False if the player already blocks `limit` others. */
export async function blockSender(
  db: Database,
  { limit, ...block }: Block & { limit: number },
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPlayers(tx, [block.playerId]);
    if ((await tx.$count(blocks, isBlock(block))) > 0) return true;
    if ((await tx.$count(blocks, eq(blocks.playerId, block.playerId))) >= limit) return false;
    const added = await tx
      .insert(blocks)
      .values({ ...block, createdAt: now })
      .onConflictDoNothing()
      .returning({ playerId: blocks.playerId });
    if (added.length > 0) await notify(tx, { t: "blocks", playerId: block.playerId });
    return true;
  });
}

/** Unblocks another player. */
export async function removeBlock(db: Database, block: Block): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(blocks)
      .where(isBlock(block))
      .returning({ playerId: blocks.playerId });
    if (removed.length > 0) await notify(tx, { t: "blocks", playerId: block.playerId });
  });
}

/** The players whom a player has blocked, by id. */
export async function findBlocked(
  db: Database,
  playerId: number,
): Promise<{ id: number; username: string }[]> {
  return db
    .select({ id: accounts.id, username: accounts.username })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(eq(blocks.playerId, playerId))
    .orderBy(asc(accounts.username));
}
