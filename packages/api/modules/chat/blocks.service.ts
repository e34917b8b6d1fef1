/** Players whom a player has blocked in the chat. */
import { MAX_BLOCKS } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { findByCurrentOrFormerName } from "../players/players.queries.ts";
import { blockSender, findBlocked, removeBlock } from "./blocks.queries.ts";

const DONE = { ok: true } as const;

/** The id of the player with this name, who must not be the caller. */
async function findOtherPlayer(
  { services, playerId }: PlayerContext<"db">,
  username: string,
): Promise<number | GameError<"NOT_FOUND" | "BLOCK_SELF">> {
  const target = await findByCurrentOrFormerName(services.db, username);
  if (target === null) return new GameError("NOT_FOUND");
  return target.id === playerId ? new GameError("BLOCK_SELF") : target.id;
}

/** Blocks a player for the caller. */
export async function blockPlayer(
  ctx: PlayerContext<"clock" | "db">,
  { username }: { username: string },
): Promise<typeof DONE | GameError<"NOT_FOUND" | "BLOCK_SELF" | "TOO_MANY_BLOCKS">> {
  const { services, playerId } = ctx;
  const blockedId = await findOtherPlayer(ctx, username);
  if (blockedId instanceof GameError) return blockedId;
  const block = { playerId, blockedId, limit: MAX_BLOCKS };
  if (!(await blockSender(services.db, block, services.clock.now()))) {
    return new GameError("TOO_MANY_BLOCKS");
  }
  return DONE;
}

/** Unblocks a player for the caller. */
export async function unblockPlayer(
  ctx: PlayerContext<"db">,
  { username }: { username: string },
): Promise<typeof DONE | GameError<"NOT_FOUND" | "BLOCK_SELF">> {
  const { services, playerId } = ctx;
  const blockedId = await findOtherPlayer(ctx, username);
  if (blockedId instanceof GameError) return blockedId;
  await removeBlock(services.db, { playerId, blockedId });
  return DONE;
}

/** The players the caller has blocked. */
export async function listBlocked({
  services,
  playerId,
}: PlayerContext<"db">): Promise<{ blocked: string[] }> {
  const blocked = await findBlocked(services.db, playerId);
  return { blocked: blocked.map(({ username }) => username) };
}
