/** The English messages, so that tests can refer to screen texts without copying them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Namespace, type Translator, translator } from "../translator.ts";

const FOLDER = join(import.meta.dirname, "../en");

function open(file: string): [string, unknown] {
  const messages = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  return [file.replace(".json", ""), translator("en", messages)];
}

/** A translator per file: `english.raid("attack.button", { name })` is the text of that button. */
export const english = Object.fromEntries(readdirSync(FOLDER).map(open)) as {
  readonly [N in Namespace]: Translator<N>;
};

/** Matches texts with this beginning, such as list titles, which end in a count. */
export const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
