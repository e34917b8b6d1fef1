/** Reads the messages from their files. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../lib/root.mjs";

const FOLDER = join(ROOT, "packages/messages");

/** @throws with the file name, which `JSON.parse` does not know */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SyntaxError(`${relative(ROOT, path)}: ${String(error)}`);
  }
}

/** Every message of a language by its path, such as `raid/terms.check`. */
export function readMessages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === "string") found.set(path, value);
    else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value))
        collect(one, path.endsWith("/") ? path + key : `${path}.${key}`);
  };
  for (const file of readdirSync(join(FOLDER, language)))
    collect(readJson(join(FOLDER, language, file)), `${file.replace(".json", "")}/`);
  return found;
}
