/** A stored message in wire format. */
import type { ChatMessage } from "@emberlode/contract";
import { chatNameColor } from "@emberlode/game";
import { isoTime } from "../../platform/clock.ts";
import { botMark, type Ranking } from "../ranks/ranking.ts";
import type { StoredMessage } from "./chat.queries.ts";

export function toMessage(stored: StoredMessage, ranking: Pick<Ranking, "isBot">): ChatMessage {
  const { room, seq, playerId, sender, clientId, body, createdAt } = stored;
  return {
    _id: String(seq),
    sender,
    senderId: String(playerId),
    color: chatNameColor(sender, stored.role),
    ...botMark(ranking, playerId),
    body,
    created_at: isoTime(createdAt),
    room,
    seq,
    clientId,
  };
}
