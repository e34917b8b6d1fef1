import type { LoginPayload } from "@emberlode/contract";

/** Who the page's player is to the chat. */
interface Speaker {
  _id: string;
  username: string;
}

/** The same with what the player may do. */
export interface RankedSpeaker extends Speaker {
  role: LoginPayload["user"]["role"];
}
