/** Cleans the text of chat messages (spec §5). */
import { plainLine } from "./plain-text.ts";

/** Anything that looks like an HTML tag, but not `<3` or `1 < 2`. */
const TAG = /<[a-z/!?][^<>]*>/gi;

/** Removes tags, as the chat box does while the player types (spec §5). */
export function stripTags(text: string): string {
  let stripped = text;
  for (;;) {
    const next = stripped.replace(TAG, "");
    if (next === stripped) return next;
    stripped = next;
  }
}

/** A message as it is stored: one plain line without tags. May be empty. */
export function cleanText(text: string): string {
  return plainLine(stripTags(plainLine(text.normalize("NFC"))));
}
