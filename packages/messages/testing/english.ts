/** The English messages, so that tests ask for what a screen says without a copy of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Namespace, type Translator, translator } from "../translator.ts";

const FOLDER = join(import.meta.dirname, "../en");

function open(file: string): [string, unknown] {
  const messages = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  return [file.replace(".json", ""), translator("en", messages)];
}

/** A translator for each file: `english.raid("attack.button", { name })` is what that button says. */
export const english = Object.fromEntries(readdirSync(FOLDER).map(open)) as {
  readonly [N in Namespace]: Translator<N>;
};

/** Finds what begins with a text: a list is named by its title and how many there are. */
export const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
