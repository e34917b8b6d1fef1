// @ts-check
/** The types of the English messages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

const ENGLISH = join(ROOT, "packages/messages/en");
export const DECLARATION = join(ROOT, "packages/messages/messages.d.ts");

/** TypeScript types the strings of a JSON file as `string`; the declaration has literal types. */
export function declaration() {
  const parts = readdirSync(ENGLISH)
    .sort()
    .map((name) => {
      const text = readFileSync(join(ENGLISH, name), "utf8").trimEnd();
      return `  ${JSON.stringify(name.replace(".json", ""))}: ${text.replaceAll("\n", "\n  ")};`;
    });
  return `/** Written by \`npm run messages\`. */\nexport interface Messages {\n${parts.join("\n")}\n}\n`;
}
