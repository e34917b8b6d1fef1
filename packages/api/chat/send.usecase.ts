/** Saying something in the chat. */
import type { ChatSendAnswer, ChatSendInput } from "@emberlode/contract";
import { sqlState } from "@emberlode/db";
import { cleanText, TEXT_LIMITS, textLength } from "@emberlode/game";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { newSecret } from "../secrets.ts";
import { insertMessage } from "./chat.queries.ts";
import { toMessage } from "./to-message.ts";

const UNIQUE_VIOLATION = "23505";

/** Two tries of one message at the same moment: the second finds the first. */
async function insertOnce(...args: Parameters<typeof insertMessage>) {
  try {
    return await insertMessage(...args);
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return await insertMessage(...args);
  }
}

/**
 * Stores a message under the next number of its room and answers it; the same client id again
 * answers the same message. BAD_INPUT (nothing left after stripping, or over 500 characters),
 * MUTED (with the time left), NOT_FOUND (no such room).
 */
export async function sendMessage(
  { services, playerId }: Pick<PlayerContext, "services" | "playerId">,
  { id, room, body }: ChatSendInput,
): Promise<ChatSendAnswer> {
  const clean = cleanText(body);
  const length = textLength(clean);
  if (length === 0) {
    throw new GameError("BAD_INPUT", { text: "There is nothing left to say in that message." });
  }
  if (length > TEXT_LIMITS.chatBodyMax) {
    throw new GameError("BAD_INPUT", { text: "A message has at most 500 characters." });
  }
  const now = services.clock.now();
  const draft = { room, playerId, clientId: id ?? newSecret(), body: clean };
  const { message, mutedUntil } = await insertOnce(services.pool, draft, now);
  if (message !== null) return { message: toMessage(message) };
  if (mutedUntil === null) throw new GameError("NOT_LOGGED_IN");
  if (mutedUntil > now) {
    throw GameError.fromRefusal({ ok: false, code: "MUTED", waitMs: mutedUntil - now });
  }
  throw new GameError("NOT_FOUND");
}
