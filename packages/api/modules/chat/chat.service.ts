/** Reading and sending chat messages. */
import {
  CHAT_PAGE,
  CHAT_RESUME_LIMIT,
  type ChatHistoryAnswer,
  type ChatHistoryInput,
  type ChatResumeAnswer,
  type ChatSendAnswer,
  type ChatSendInput,
} from "@emberlode/contract";
import { cleanText, TEXT_LIMITS, textLength } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { keyOf } from "../../platform/idempotency-key.ts";
import { newSecret } from "../../platform/secrets.ts";
import {
  findHistory,
  findLatest,
  findRange,
  findSeqBefore,
  HISTORY_WINDOW,
  insertMessage,
} from "./chat.queries.ts";
import { toMessage } from "./to-message.ts";

/** How many windows are searched before an empty page is returned. */
const MAX_EMPTY_WINDOWS = 5;

type Reader = Pick<PlayerContext<"db" | "ranking" | "season">, "services" | "playerId">;

/** Fifty messages older than a time or a message, oldest first; without either, the latest. */
export async function readHistory(
  { services: { db, ranking, season }, playerId }: Reader,
  { room, date, before }: ChatHistoryInput,
): Promise<ChatHistoryAnswer> {
  const olderThan = before === undefined && date !== undefined ? Date.parse(date) : null;
  let last = (await findLatest(db, room)) ?? 0;
  if (before !== undefined) last = Math.min(last, before - 1);
  // Times do not strictly follow the numbers: include some more, then filter out later messages.
  if (olderThan !== null) {
    last = Math.min(last, (await findSeqBefore(db, room, olderThan)) + HISTORY_WINDOW / 2);
  }
  const filter = { reader: playerId, olderThan, limit: CHAT_PAGE };
  const windowStart = (top: number) => Math.max(1, top - HISTORY_WINDOW + 1);
  let first = windowStart(last);
  let found = await findHistory(db, { room, first, last }, filter);
  // A client that pages by message time could not continue from an empty page.
  for (let more = 1; found.length === 0 && first > 1 && more < MAX_EMPTY_WINDOWS; more++) {
    const below = first - 1;
    first = windowStart(below);
    found = await findHistory(db, { room, first, last: below }, filter);
  }
  const oldest = found.length === CHAT_PAGE ? (found[0]?.seq ?? first) : first;
  return {
    messages: found.map((message) => toMessage(message, { ranking, season })),
    upTo: last,
    older: oldest > 1 ? oldest : null,
  };
}

/**
 * Messages after `seq`, oldest first. Refuses a number that no message has yet with `BAD_INPUT`.
 */
export async function resumeChat(
  { services: { db, ranking, season }, playerId }: Reader,
  { room, seq }: { room: string; seq: number },
): Promise<ChatResumeAnswer | GameError<"NOT_FOUND" | "BAD_INPUT">> {
  // Read first: every message up to this number is stored.
  const latest = await findLatest(db, room);
  if (latest === null) return new GameError("NOT_FOUND");
  if (seq > latest) {
    return new GameError("BAD_INPUT", { text: ({ errors }) => errors("noSuchMessage") });
  }
  const upTo = Math.min(latest, seq + CHAT_RESUME_LIMIT);
  const found = await findRange(db, { room, first: seq + 1, last: upTo }, playerId);
  return {
    messages: found.map((message) => toMessage(message, { ranking, season })),
    latest,
    upTo,
    more: upTo < latest,
  };
}

/** Why a message is refused. */
export type SendError = GameError<
  "BAD_INPUT" | "KEY_REUSED" | "NOT_LOGGED_IN" | "MUTED" | "NOT_FOUND" | "WORD_NOT_ALLOWED"
>;

/**
 * Stores a message under the next number of its room and returns it. The same client id or, without
 * one, the same idempotency key returns the stored message again. Words that staff mask become
 * asterisks. Refuses with
 * - `BAD_INPUT` if the text is empty after stripping or longer than 500 characters,
 * - `KEY_REUSED` if the key was used with another text,
 * - `MUTED`, with the time left,
 * - `NOT_FOUND` if there is no such room,
 * - `WORD_NOT_ALLOWED` if the word filter refuses the text.
 */
export async function sendMessage(
  ctx: PlayerContext<"clock" | "db" | "ranking" | "season" | "words">,
  { id, room, body }: ChatSendInput,
): Promise<ChatSendAnswer | SendError> {
  const { services, playerId } = ctx;
  const clean = cleanText(body);
  const length = textLength(clean);
  if (length === 0) {
    return new GameError("BAD_INPUT", { text: ({ errors }) => errors("emptyMessage") });
  }
  if (length > TEXT_LIMITS.chatBodyMax) {
    return new GameError("BAD_INPUT", {
      text: ({ errors }) => errors("messageTooLong", { most: TEXT_LIMITS.chatBodyMax }),
    });
  }
  const masked = services.words.chat(clean);
  if (masked === null) return new GameError("WORD_NOT_ALLOWED");
  const now = services.clock.now();
  const clientId = id ?? keyOf(ctx, { room, body })?.key ?? newSecret();
  const draft = { room, playerId, clientId, body: masked };
  const { message, mutedUntil } = await insertMessage(services.db, draft, now);
  if (message !== null) {
    // A repeated message keeps the body that it had before the filter changed.
    const isSame = message.body === masked || message.body === clean;
    if (id === undefined && !isSame) return new GameError("KEY_REUSED");
    return { message: toMessage(message, services) };
  }
  if (mutedUntil === null) return new GameError("NOT_LOGGED_IN");
  if (mutedUntil > now) {
    return GameError.fromRefusal({ ok: false, code: "MUTED", waitMs: mutedUntil - now });
  }
  return new GameError("NOT_FOUND");
}

/** Refuses with `FORBIDDEN` unless the name or id is the caller's own. */
async function refuseOtherSender(
  { services, playerId }: Pick<PlayerContext<"profiles">, "services" | "playerId">,
  nameOrId: string,
): Promise<GameError<"FORBIDDEN"> | null> {
  if (nameOrId === String(playerId)) return null;
  const sender = (await services.profiles.of([playerId])).get(playerId);
  const isOwn = sender !== undefined && nameOrId.toLowerCase() === sender.username.toLowerCase();
  return isOwn ? null : new GameError("FORBIDDEN");
}

/** Sends a message as the caller, who must be the `sender`. */
export async function postMessage(
  ctx: PlayerContext<"clock" | "db" | "profiles" | "ranking" | "season" | "words">,
  { sender, ...message }: ChatSendInput & { sender: string },
): Promise<ChatSendAnswer | SendError | GameError<"FORBIDDEN">> {
  return (await refuseOtherSender(ctx, sender)) ?? sendMessage(ctx, message);
}

/** A one-minute token for the caller's session or API token. */
export async function requestTicket(
  ctx: PlayerContext<"profiles" | "tickets">,
  { clientId }: { clientId: string },
) {
  const refused = await refuseOtherSender(ctx, clientId);
  if (refused !== null) return refused;
  const { sessionToken, bearerToken } = ctx.request;
  const { token, expiresAt } = ctx.services.tickets.issue({ sessionToken, bearerToken });
  return { clientId, token, expires: isoTime(expiresAt) };
}
