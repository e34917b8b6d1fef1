import type { LoginPayload } from "@emberlode/contract";
import { SPECIAL_CHAT_NAMES } from "@emberlode/game";

/** Who the page's player is to the chat. */
interface Speaker {
  _id: string;
  username: string;
}

/** The same with what the player may do. */
export interface RankedSpeaker extends Speaker {
  role: LoginPayload["user"]["role"];
}

const SPECIAL: ReadonlyMap<string, string> = new Map(Object.entries(SPECIAL_CHAT_NAMES));

/** Colour of a name before the server has said it (spec §2 Chat box). */
export function nameColor({ username, role }: RankedSpeaker): string {
  return SPECIAL.get(username) ?? (role === "player" ? "green" : "red");
}
