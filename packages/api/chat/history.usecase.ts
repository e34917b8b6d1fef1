/** Reading the chat. */
import {
  CHAT_PAGE,
  CHAT_RESUME_LIMIT,
  type ChatHistoryInput,
  type ChatMessage,
  type ChatResumeAnswer,
} from "@emberlode/contract";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { findHistory, findLatest, findSince, type PageStart } from "./chat.queries.ts";
import { toMessage } from "./to-message.ts";

type Reader = Pick<PlayerContext, "services" | "playerId">;

/** Fifty messages older than a time or a message, oldest first; the latest without either. */
export async function readHistory(
  { services, playerId }: Reader,
  { room, date, before }: ChatHistoryInput,
): Promise<{ messages: ChatMessage[] }> {
  let start: PageStart = "latest";
  if (before !== undefined) start = { before };
  else if (date !== undefined) start = { date: Date.parse(date) };
  const page = { room, reader: playerId, start, limit: CHAT_PAGE };
  return { messages: (await findHistory(services.pool, page)).map(toMessage) };
}

/**
 * What came after a message that the caller has, oldest first. BAD_INPUT for a number that no
 * message has yet.
 */
export async function resumeChat(
  { services, playerId }: Reader,
  { room, seq }: { room: string; seq: number },
): Promise<ChatResumeAnswer> {
  const latest = await findLatest(services.pool, room);
  if (latest === null) throw new GameError("NOT_FOUND");
  if (seq > latest) throw new GameError("BAD_INPUT", { text: "No message has that number yet." });
  const page = { room, reader: playerId, seq, limit: CHAT_RESUME_LIMIT };
  const found = await findSince(services.pool, page);
  return {
    messages: found.map(toMessage),
    latest,
    more: found.length === CHAT_RESUME_LIMIT,
  };
}
