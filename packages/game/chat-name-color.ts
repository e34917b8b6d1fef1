/** Colors of names in the chat (spec §2 Chat box, §6). */
import { SPECIAL_CHAT_NAMES } from "./catalogue/settings.ts";

type SpecialColor = (typeof SPECIAL_CHAT_NAMES)[keyof typeof SPECIAL_CHAT_NAMES];

const SPECIAL: ReadonlyMap<string, SpecialColor> = new Map(Object.entries(SPECIAL_CHAT_NAMES));

/** The two special names have their own colors, staff is red, everyone else is green. */
export function chatNameColor(
  name: string,
  role: "player" | "moderator" | "admin",
): SpecialColor | "red" | "green" {
  return SPECIAL.get(name) ?? (role === "player" ? "green" : "red");
}
