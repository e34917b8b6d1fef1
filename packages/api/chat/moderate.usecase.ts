/** Keeping the chat civil: reports, blocks, and what moderators do. */
import { MAX_BLOCKS, MINUTE, NO_CHANGES, type Refusal, reportAlert } from "@emberlode/game";
import { idempotencyOf } from "../actions/idempotency.ts";
import { actionError } from "../actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import {
  addBlock,
  findBlocked,
  findNamed,
  insertReport,
  muteUntil,
  removeBlock,
} from "./chat.queries.ts";
import { removeMessage } from "./reports.queries.ts";
import { refusePlayers } from "./reports.usecases.ts";

const DONE = { ok: true } as const;

interface MessageId {
  room: string;
  id: string;
}

/** Tells the moderators of a message. NOT_FOUND. */
export async function reportMessage(
  { services, playerId }: PlayerContext,
  { room, id }: MessageId,
): Promise<typeof DONE> {
  const report = { room, seq: Number(id), reporterId: playerId };
  if (!(await insertReport(services.pool, report, services.clock.now()))) {
    throw new GameError("NOT_FOUND");
  }
  return DONE;
}

/** Takes a message away for everybody, which decides its reports too. FORBIDDEN, NOT_FOUND. */
export async function removeFromChat(
  ctx: PlayerContext,
  { room, id }: MessageId,
): Promise<typeof DONE> {
  await refusePlayers(ctx);
  const { services, playerId } = ctx;
  const removed = await removeMessage(services.pool, {
    ...{ room, seq: Number(id), moderatorId: playerId, at: services.clock.now() },
    alert: reportAlert("removed"),
  });
  if (!removed) throw new GameError("NOT_FOUND");
  return DONE;
}

/** Keeps a player from writing for so many minutes; 0 ends it. FORBIDDEN, NOT_FOUND. */
export async function mutePlayer(
  ctx: PlayerContext,
  { username, minutes }: { username: string; minutes: number },
): Promise<typeof DONE> {
  await refusePlayers(ctx);
  const { services, playerId } = ctx;
  const target = await findNamed(services.pool, username);
  if (target === null) throw new GameError("NOT_FOUND");
  // Those in charge settle things among themselves.
  if (target.role !== "player") throw new GameError("FORBIDDEN");
  // The end is kept with the key: a repeated call mutes until then, not from then on.
  const begun = await services.actions.perform<number, Refusal>({
    playerId,
    ...idempotencyOf(ctx, { username, minutes }),
    decide: ({ now }) => ({ ok: true, changes: NO_CHANGES, answer: now + minutes * MINUTE }),
  });
  if (!begun.ok) throw actionError(begun.error);
  const mute = { moderatorId: playerId, playerId: target.id, minutes, until: begun.answer };
  await muteUntil(services.pool, mute, services.clock.now());
  return DONE;
}

/** The player of a name, who may not be the caller. NOT_FOUND, BLOCK_SELF. */
async function otherNamed({ services, playerId }: PlayerContext, username: string) {
  const target = await findNamed(services.pool, username);
  if (target === null) throw new GameError("NOT_FOUND");
  if (target.id === playerId) throw new GameError("BLOCK_SELF");
  return target;
}

/** Hides a player's messages from the caller. NOT_FOUND, BLOCK_SELF, TOO_MANY_BLOCKS. */
export async function blockPlayer(
  ctx: PlayerContext,
  { username }: { username: string },
): Promise<typeof DONE> {
  const { services, playerId } = ctx;
  const { id } = await otherNamed(ctx, username);
  const block = { playerId, blockedId: id, most: MAX_BLOCKS };
  if (!(await addBlock(services.pool, block, services.clock.now()))) {
    throw new GameError("TOO_MANY_BLOCKS");
  }
  return DONE;
}

/** Shows a player's messages to the caller again. NOT_FOUND, BLOCK_SELF. */
export async function unblockPlayer(
  ctx: PlayerContext,
  { username }: { username: string },
): Promise<typeof DONE> {
  const { services, playerId } = ctx;
  const { id } = await otherNamed(ctx, username);
  await removeBlock(services.pool, { playerId, blockedId: id });
  return DONE;
}

/** Whom the caller has blocked. */
export async function listBlocked({
  services,
  playerId,
}: PlayerContext): Promise<{ blocked: string[] }> {
  const blocked = await findBlocked(services.pool, playerId);
  return { blocked: blocked.map(({ username }) => username) };
}
