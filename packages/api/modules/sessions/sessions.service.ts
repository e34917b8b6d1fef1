/** Lists and ends the player's sessions. */
import { MAX_ID, type PlayerSession } from "@emberlode/contract";
import type { ServerTranslators } from "@emberlode/messages";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { type ActionError, firstCallTime, recordRemoval } from "../actions/perform.ts";
import { translateDevice } from "./device-description.ts";
import {
  hasSession,
  removeOtherSessions,
  removeSession,
  type SessionRow,
  sessionsOf,
} from "./sessions.queries.ts";

function toSession(
  { id, createdAt, seenAt, device, ...rest }: SessionRow,
  translators: ServerTranslators,
): PlayerSession {
  return {
    _id: String(id),
    createdAt: isoTime(createdAt),
    lastSeenAt: isoTime(seenAt),
    device: translateDevice(translators, device),
    ...rest,
  };
}

/** Hash of the caller's session token; null for a script. */
function callerHashOf({
  player,
  request,
}: Pick<PlayerContext, "player" | "request">): Uint8Array | null {
  const { sessionToken } = request;
  return player.via === "token" || sessionToken === null ? null : hashSecret(sessionToken);
}

/** The caller's active sessions, last used first. */
export async function listSessions(
  ctx: PlayerContext<"clock" | "db">,
): Promise<{ sessions: PlayerSession[] }> {
  const { services, playerId } = ctx;
  const now = services.clock.now();
  const rows = await sessionsOf(services.db, playerId, callerHashOf(ctx), now);
  return { sessions: rows.map((row) => toSession(row, ctx.translators)) };
}

/**
 * Ends one of the caller's sessions and closes its sockets; ending the current one is a log-out.
 * Refuses with `NOT_FOUND` if the session isn't the caller's. Not for scripts: a leaked token must
 * not lock out its player.
 */
export async function endSession(
  ctx: PlayerContext<"actions" | "clock" | "db" | "sessions">,
  { id }: { id: string },
): Promise<{ ok: true } | ActionError<"NOT_FOUND">> {
  const { services, playerId, effects } = ctx;
  const { db, clock, sessions } = services;
  const number = Number(id);
  const recorded = await recordRemoval(
    ctx,
    { id },
    async () => number <= MAX_ID && (await hasSession(db, playerId, number, clock.now())),
  );
  if (recorded instanceof GameError) return recorded;
  // Repeated calls remove it too: the first may have failed before this point.
  const removed = await removeSession(db, playerId, number);
  sessions.invalidate(playerId);
  // Another call was faster; with a key, that may have been the same call.
  if (removed === null && ctx.request.idempotencyKey === null) return new GameError("NOT_FOUND");
  const callerTokenHash = callerHashOf(ctx);
  const isOwn =
    removed !== null && callerTokenHash !== null && Buffer.compare(removed, callerTokenHash) === 0;
  if (isOwn) effects.session = { kind: "clear" };
  return recorded;
}

/**
 * Ends all of the caller's sessions except the current one and closes their sockets; a repeated
 * call ends newer ones too. Throws `NOT_LOGGED_IN` if the current one has been ended during the
 * call.
 */
export async function endOtherSessions(
  ctx: PlayerContext<"actions" | "clock" | "db" | "sessions">,
): Promise<{ ok: true } | ActionError<"FORBIDDEN">> {
  const { services, playerId } = ctx;
  const { db, clock, sessions } = services;
  const callerTokenHash = callerHashOf(ctx);
  if (callerTokenHash === null) return new GameError("FORBIDDEN");
  const firstCalledAt = await firstCallTime(ctx, {});
  if (firstCalledAt instanceof GameError) return firstCalledAt;
  // Repeated calls remove them too: the first may have failed before this point.
  const isCallerActive = await removeOtherSessions(db, playerId, callerTokenHash, clock.now());
  sessions.invalidate(playerId);
  if (isCallerActive) return { ok: true };
  throw new GameError("NOT_LOGGED_IN");
}
