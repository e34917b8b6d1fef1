import { readFile } from "node:fs/promises";
import { withEnglish } from "@emberlode/messages/with-english";
import type { Plugin } from "vite";

const FILE = /\/packages\/messages\/[\w-]+\/([\w-]+\.json)$/;

/** The English file beside one of another language. */
const englishOf = (id: string): string => id.replace(FILE, "/packages/messages/en/$1");

/** The content of a file of messages, with the English ones that it lacks. */
export async function filled(content: string, id: string): Promise<string> {
  const english = await readFile(englishOf(id), "utf8");
  return JSON.stringify(withEnglish(JSON.parse(content), JSON.parse(english)));
}

/** Fills up languages that are not whole with English, so that no page has to load both. */
export function filledMessages(): Plugin {
  return {
    name: "filled-messages",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler(content, id) {
        this.addWatchFile(englishOf(id));
        return filled(content, id);
      },
    },
  };
}
