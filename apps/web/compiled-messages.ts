import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const FILE = /\/packages\/messages\/[\w-]+\/[\w-]+\.json$/;

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
