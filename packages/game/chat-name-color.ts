/** The color of a name in the chat (spec §2 Chat box, §6). */
import { SPECIAL_CHAT_NAMES } from "./catalogue/settings.ts";

type SpecialColor = (typeof SPECIAL_CHAT_NAMES)[keyof typeof SPECIAL_CHAT_NAMES];

const SPECIAL: ReadonlyMap<string, SpecialColor> = new Map(Object.entries(SPECIAL_CHAT_NAMES));

/** The two special names have one of their own, who keeps order is red, everybody else green. */
export function chatNameColor(
  name: string,
  role: "player" | "moderator" | "admin",
): SpecialColor | "red" | "green" {
  return SPECIAL.get(name) ?? (role === "player" ? "green" : "red");
}
