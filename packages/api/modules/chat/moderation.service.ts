/** Moderation of the chat: reports, blocks, and the moderators' actions. */

import type { ChatReports, ChatReportsInput, DecideReportInput } from "@emberlode/contract";
import { MAX_BLOCKS } from "@emberlode/game";
import type { PlayerContext, StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { findByCurrentOrFormerName } from "../accounts/accounts.queries.ts";
import { keyOf } from "../actions/idempotency-key.ts";
import { type ActionError, firstCallTime } from "../actions/perform.ts";
import { type ActionServices, actOnPlayerAs } from "../admin/player-actions.ts";
import { addBlock, findBlocked, removeBlock } from "./blocks.queries.ts";
import {
  countOpenReports,
  decideReports,
  findOpenReports,
  insertReport,
  removeMessage,
} from "./reports.queries.ts";
import { toMessage } from "./to-message.ts";

const DONE = { ok: true } as const;

/** The reason of what moderators do in the game itself, where they give none. */
const IN_CHAT = "In the chat.";

interface MessageId {
  room: string;
  id: string;
}

/** Reports a message to the moderators. */
export async function reportMessage(
  { services, playerId }: PlayerContext<"clock" | "db">,
  { room, id }: MessageId,
): Promise<typeof DONE | GameError<"NOT_FOUND">> {
  const report = { room, seq: Number(id), reporterId: playerId };
  if (!(await insertReport(services.db, report, services.clock.now()))) {
    return new GameError("NOT_FOUND");
  }
  return DONE;
}

/** Removes a message for all players and decides its reports. */
export async function removeFromChat(
  { services, playerId, role }: StaffContext<"clock" | "db">,
  { room, id }: MessageId,
): Promise<typeof DONE | GameError<"NOT_FOUND">> {
  const removed = await removeMessage(services.db, {
    room,
    seq: Number(id),
    moderator: { id: playerId, role },
    reason: IN_CHAT,
    at: services.clock.now(),
  });
  if (!removed) return new GameError("NOT_FOUND");
  return DONE;
}

/** Mutes a player for a number of minutes; 0 unmutes. */
export async function mutePlayer(
  ctx: StaffContext<keyof ActionServices>,
  input: { username: string; minutes: number },
): Promise<typeof DONE | ActionError<"FORBIDDEN" | "NOT_FOUND">> {
  const { username, minutes } = input;
  const action =
    minutes === 0 ? ({ kind: "unmute" } as const) : ({ kind: "mute", minutes } as const);
  const mute = { username, action, reason: IN_CHAT };
  const outcome = await actOnPlayerAs(ctx, mute, keyOf(ctx, input));
  // A player who is not muted stays so.
  if (outcome instanceof GameError && outcome.gameCode === "NOTHING_TO_CHANGE") return DONE;
  return outcome as typeof DONE | ActionError<"FORBIDDEN" | "NOT_FOUND">;
}

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
  if (!(await addBlock(services.db, block, services.clock.now()))) {
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

/** Reported messages that are still undecided, oldest first. */
export async function listReports(
  { services }: PlayerContext<"db" | "ranking">,
  { room, after, limit }: ChatReportsInput,
): Promise<ChatReports> {
  const { db, ranking } = services;
  const [found, open] = await Promise.all([
    findOpenReports(db, { room, after, limit: limit + 1 }),
    countOpenReports(db, room),
  ]);
  const page = found.slice(0, limit);
  return {
    reports: page.map((report) => ({
      _id: String(report.seq),
      message: toMessage(report, ranking),
      removed: report.removedAt !== null,
      reports: report.reports,
      firstAt: isoTime(report.firstAt),
    })),
    open,
    next: found.length > limit ? (page.at(-1)?.seq ?? null) : null,
  };
}

/**
 * Removes a reported message or dismisses its reports, and notifies its reporters.
 * NOT_FOUND for a message without reports.
 */
export async function decideReport(
  ctx: StaffContext<"actions" | "db">,
  input: DecideReportInput,
): Promise<typeof DONE | ActionError<"NOT_FOUND" | "REPORT_DECIDED">> {
  const { services, playerId, role } = ctx;
  // A repeated call recognizes its own decision by this time.
  const at = await firstCallTime(ctx, input);
  if (at instanceof GameError) return at;
  const { room, id, decision } = input;
  const outcome = await decideReports(services.db, {
    room,
    decision,
    moderator: { id: playerId, role },
    reason: IN_CHAT,
    at,
    seq: Number(id),
  });
  if (outcome === "notFound") return new GameError("NOT_FOUND");
  if (outcome === "alreadyDecided") return new GameError("REPORT_DECIDED");
  return DONE;
}
