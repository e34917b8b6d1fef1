/** What may stand in a chat message (spec §5). */
import { plainLine } from "./plain-text.ts";

/** Anything that looks like an HTML tag; a heart or `1 < 2` does not. */
const TAG = /<[a-z/!?][^<>]*>/gi;

/** A text without tags, as the chat box shows it while it is typed (spec §5). */
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
