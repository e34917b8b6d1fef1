/** A stored message as everybody sees it. */
import type { ChatMessage } from "@emberlode/contract";
import { chatNameColor } from "@emberlode/game";
import { isoTime } from "../accounts/status.ts";
import type { StoredMessage } from "./chat.queries.ts";

export function toMessage(stored: StoredMessage): ChatMessage {
  const { room, seq, playerId, sender, clientId, body, createdAt } = stored;
  return {
    _id: String(seq),
    sender,
    senderId: String(playerId),
    color: chatNameColor(sender, stored.role),
    body,
    created_at: isoTime(createdAt),
    room,
    seq,
    clientId,
  };
}
