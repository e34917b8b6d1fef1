/** Cleans the text of chat messages (spec §5). */
import { plainLine } from "./plain-text.ts";

/** Matches the character after the `<` of a tag, unlike in `<3` or `1 < 2`. */
const TAG_START = /[a-z/!?]/i;

/** Removes tags, also nested ones, as the chat box does while the player types (spec §5). */
export function stripTags(text: string): string {
  const characters: string[] = [];
  /** Where in `characters` a tag may have started. */
  let starts: number[] = [];
  for (const character of text) {
    if (character === "<") starts.push(characters.length);
    if (character === ">") {
      const start = starts.pop();
      if (start !== undefined && TAG_START.test(characters[start + 1] ?? "")) {
        characters.length = start;
        continue;
      }
      // No tag contains a ">".
      starts = [];
    }
    characters.push(character);
  }
  return characters.join("");
}

/** A message as it is stored: one plain line without tags. May be empty. */
export function cleanText(text: string): string {
  return plainLine(stripTags(plainLine(text.normalize("NFC"))));
}
