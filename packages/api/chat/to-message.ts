/** A stored message as everybody sees it. */
import type { ChatMessage } from "@emberlode/contract";
import { SPECIAL_CHAT_NAMES } from "@emberlode/game";
import { isoTime } from "../accounts/status.ts";
import type { StoredMessage } from "./chat.queries.ts";

const SPECIAL: ReadonlyMap<string, ChatMessage["color"]> = new Map(
  Object.entries(SPECIAL_CHAT_NAMES),
);

/** The colour of a sender's name: the two special names, moderators, others (spec §2, §6). */
function colorOf({ sender, role }: Pick<StoredMessage, "sender" | "role">): ChatMessage["color"] {
  return SPECIAL.get(sender) ?? (role === "player" ? "green" : "red");
}

export function toMessage(stored: StoredMessage): ChatMessage {
  const { room, seq, playerId, sender, clientId, body, createdAt } = stored;
  return {
    _id: String(seq),
    sender,
    senderId: String(playerId),
    color: colorOf(stored),
    body,
    created_at: isoTime(createdAt),
    room,
    seq,
    clientId,
  };
}
