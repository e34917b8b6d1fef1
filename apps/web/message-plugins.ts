import { readFile } from "node:fs/promises";
import { withEnglish } from "@emberlode/messages/with-english";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const FILE = /\/packages\/messages\/[\w-]+\/([\w-]+\.json)$/;

/** The path of the English file for a file in another language. */
const englishOf = (id: string): string => id.replace(FILE, "/packages/messages/en/$1");

/** The content of a messages file, with missing messages in English. */
export async function fillWithEnglish(content: string, id: string): Promise<string> {
  const english = await readFile(englishOf(id), "utf8");
  return JSON.stringify(withEnglish(JSON.parse(content), JSON.parse(english)));
}

/** Fills incomplete languages with English messages, so that no page has to load both. */
export function filledMessages(): Plugin {
  return {
    name: "filled-messages",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler(content, id) {
        this.addWatchFile(englishOf(id));
        return fillWithEnglish(content, id);
      },
    },
  };
}

function compileAll(messages: unknown): unknown {
  if (typeof messages === "string") return compile(messages);
  if (typeof messages !== "object" || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, compileAll(value)]),
  );
}

/** Compiles ICU messages, so that pages need no parser; `resolve.alias` selects the formatter. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler: (code) => JSON.stringify(compileAll(JSON.parse(code))),
    },
  };
}
