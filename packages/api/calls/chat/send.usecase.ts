/** Sending a chat message. */
import type { ChatSendAnswer, ChatSendInput } from "@emberlode/contract";
import { cleanText, TEXT_LIMITS, textLength } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { insertMessage } from "../../services/chat/chat.queries.ts";
import { toMessage } from "../../services/chat/to-message.ts";
import { newSecret } from "../../services/secrets.ts";
import { keyOf } from "../../world/actions/idempotency.ts";
import type { PlayerContext } from "../context.ts";

/** Why a message is refused. */
export type SendError = GameError<
  "BAD_INPUT" | "KEY_REUSED" | "NOT_LOGGED_IN" | "MUTED" | "NOT_FOUND"
>;

/**
 * Stores a message under the next number of its room and returns it. The same client id (or without one,
 * the same idempotency key) returns the stored message again. BAD_INPUT (nothing left after stripping,
 * or over 500 characters), KEY_REUSED (the key came with another text), MUTED (with the time left),
 * NOT_FOUND (no such room).
 */
export async function sendMessage(
  ctx: PlayerContext<"clock" | "db" | "ranking">,
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
  const now = services.clock.now();
  const clientId = id ?? keyOf(ctx, { room, body })?.key ?? newSecret();
  const draft = { room, playerId, clientId, body: clean };
  const { message, mutedUntil } = await insertMessage(services.db, draft, now);
  if (message !== null) {
    if (id === undefined && message.body !== clean) return new GameError("KEY_REUSED");
    return { message: toMessage(message, services.ranking) };
  }
  if (mutedUntil === null) return new GameError("NOT_LOGGED_IN");
  if (mutedUntil > now) {
    return GameError.fromRefusal({ ok: false, code: "MUTED", waitMs: mutedUntil - now });
  }
  return new GameError("NOT_FOUND");
}
