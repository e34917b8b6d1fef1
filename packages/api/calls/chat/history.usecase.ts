/** Reading the chat. */
import {
  CHAT_PAGE,
  CHAT_RESUME_LIMIT,
  type ChatHistoryAnswer,
  type ChatHistoryInput,
  type ChatResumeAnswer,
} from "@emberlode/contract";
import { GameError } from "../../errors.ts";
import {
  findHistory,
  findLatest,
  findRange,
  findSeqBefore,
  HISTORY_WINDOW,
} from "../../services/chat/chat.queries.ts";
import { toMessage } from "../../services/chat/to-message.ts";
import type { PlayerContext } from "../context.ts";

/** How many windows are searched before an empty page is returned. */
const EMPTY_WINDOWS = 5;

type Reader = Pick<PlayerContext<"db" | "ranking">, "services" | "playerId">;

/** Fifty messages older than a time or a message, oldest first; without either, the latest. */
export async function readHistory(
  { services: { db, ranking }, playerId }: Reader,
  { room, date, before }: ChatHistoryInput,
): Promise<ChatHistoryAnswer> {
  const olderThan = before === undefined && date !== undefined ? Date.parse(date) : null;
  let last = (await findLatest(db, room)) ?? 0;
  if (before !== undefined) last = Math.min(last, before - 1);
  // Times do not quite follow the order of the numbers: filter out messages that are too late.
  if (olderThan !== null) {
    last = Math.min(last, (await findSeqBefore(db, room, olderThan)) + HISTORY_WINDOW / 2);
  }
  const choice = { reader: playerId, olderThan, limit: CHAT_PAGE };
  const from = (top: number) => Math.max(1, top - HISTORY_WINDOW + 1);
  let first = from(last);
  let found = await findHistory(db, { room, first, last }, choice);
  // A client that continues by the time of a message could not continue from an empty page.
  for (let more = 1; found.length === 0 && first > 1 && more < EMPTY_WINDOWS; more++) {
    const below = first - 1;
    first = from(below);
    found = await findHistory(db, { room, first, last: below }, choice);
  }
  const oldest = found.length === CHAT_PAGE ? (found[0]?.seq ?? first) : first;
  return {
    messages: found.map((one) => toMessage(one, ranking)),
    upTo: last,
    older: oldest > 1 ? oldest : null,
  };
}

/** Messages after one that the caller has, oldest first. BAD_INPUT for a number that no message has yet. */
export async function resumeChat(
  { services: { db, ranking }, playerId }: Reader,
  { room, seq }: { room: string; seq: number },
): Promise<ChatResumeAnswer | GameError<"NOT_FOUND" | "BAD_INPUT">> {
  // Read first: whatever has a number up to this one is stored.
  const latest = await findLatest(db, room);
  if (latest === null) return new GameError("NOT_FOUND");
  if (seq > latest) {
    return new GameError("BAD_INPUT", { text: ({ errors }) => errors("noSuchMessage") });
  }
  const upTo = Math.min(latest, seq + CHAT_RESUME_LIMIT);
  const found = await findRange(db, { room, first: seq + 1, last: upTo }, playerId);
  return {
    messages: found.map((one) => toMessage(one, ranking)),
    latest,
    upTo,
    more: upTo < latest,
  };
}
