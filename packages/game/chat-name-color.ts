/** Colors of names in the chat (spec §2 Chat box, §6). */
import { SPECIAL_CHAT_NAMES } from "./catalogue/settings.ts";
import { isStaff, type Role } from "./roles.ts";

type SpecialColor = (typeof SPECIAL_CHAT_NAMES)[keyof typeof SPECIAL_CHAT_NAMES];

const SPECIAL: ReadonlyMap<string, SpecialColor> = new Map(Object.entries(SPECIAL_CHAT_NAMES));

/** The two special names have their own colors, staff is red, everyone else is green. */
export function chatNameColor(name: string, role: Role): SpecialColor | "red" | "green" {
  return SPECIAL.get(name) ?? (isStaff(role) ? "red" : "green");
}
