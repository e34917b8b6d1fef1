/** A stored message in wire format. */
import type { ChatMessage } from "@emberlode/contract";
import { chatNameColor } from "@emberlode/game";
import { isoTime } from "../../platform/clock.ts";
import type { StoredMessage } from "../live/notifications.ts";
import { botMark, type Ranking } from "../ranks/ranking.ts";
import { type CurrentSeason, titleMark } from "../seasons/current-season.ts";

/** The sender's part of a message. */
interface Marks {
  ranking: Pick<Ranking, "isBot">;
  season: Pick<CurrentSeason, "titlesOf">;
}

export function toMessage(stored: StoredMessage, { ranking, season }: Marks): ChatMessage {
  const { room, seq, playerId, sender, clientId, body, createdAt } = stored;
  return {
    _id: String(seq),
    sender,
    senderId: String(playerId),
    color: chatNameColor(sender, stored.role),
    ...botMark(ranking, playerId),
    ...titleMark(season, playerId),
    body,
    created_at: isoTime(createdAt),
    room,
    seq,
    clientId,
  };
}
