/**
 * Finds words retired by `docs/glossary.md` in names of files and exports, and phrases in comments.
 */
import { basename } from "node:path";
import type { Sources } from "./repository-files.ts";
import { readSource } from "./source-text.ts";

export const GLOSSARY = "docs/glossary.md";

const CODE = /\.(ts|tsx|mts|mjs)$/;
const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** A word split into its parts, its replacement, and the folder it is limited to. */
export interface RetiredWord {
  word: readonly string[];
  instead: string;
  folder: string;
}

/** The rows of the table of retired words. */
export function retiredWords(glossary: string): RetiredWord[] {
  const [, table = ""] = glossary.split("\n## Retired words\n");
  const rows = [...table.matchAll(/^\| *([^|]+?) *\| *([^|]+?) *\| *([^|]*?) *\|$/gm)].slice(2);
  return rows.flatMap(([, words = "", instead = "", folder = ""]) =>
    words.split(",").map((word) => ({ word: word.trim().split(" "), instead, folder })),
  );
}

/** `ToldApart`, `told-apart` and `TOLD_APART` all consist of "told" and "apart". */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function hasWord(name: string, { word }: RetiredWord): boolean {
  const parts = partsOf(name);
  return parts.some((_, at) => word.every((one, offset) => parts[at + offset] === one));
}

/** One line for each file and export whose name contains a retired word. */
export function retiredNames(sources: Sources): string[] {
  const retired = retiredWords(sources.get(GLOSSARY) ?? "");
  const names = [...sources].flatMap(([path, text]) => {
    if (path.startsWith("drizzle/") || path.startsWith("docs/decisions/")) return [];
    const exported = CODE.test(path) ? [...text.matchAll(EXPORTED)] : [];
    const found = [basename(path), ...exported.map(([, name = ""]) => name)];
    return found.map((name) => ({ path, name }));
  });
  return names.flatMap(({ path, name }) =>
    retired
      .filter((one) => path.startsWith(one.folder) && hasWord(name, one))
      .map(({ word, instead }) => `${path}: ${name} says "${word.join(" ")}", not ${instead}`),
  );
}

const COMMENTED = /\.tsx?$/;

/** The retired phrases of the glossary with what to say instead. */
export function retiredPhrases(glossary: string): { phrase: string; instead: string }[] {
  const [, table = ""] = glossary.split("\n### Retired phrases\n");
  const rows = [...table.matchAll(/^\| *([^|]+?) *\| *([^|]+?) *\|$/gm)].slice(2);
  return rows.flatMap(([, phrases = "", instead = ""]) =>
    phrases.split(", ").map((phrase) => ({ phrase, instead })),
  );
}

/** Matches a phrase as whole words, also across the lines of a comment. */
function patternOf(phrase: string): RegExp {
  const words = phrase.split(" ");
  return new RegExp(`(?<![\\w-])${words.join("[\\s*/]+")}(?![\\w-])`, "i");
}

/** One line for each retired phrase in the comments of a file. */
export function retiredComments(sources: Sources): string[] {
  const retired = retiredPhrases(sources.get(GLOSSARY) ?? "").map((one) => ({
    ...one,
    pattern: patternOf(one.phrase),
  }));
  return [...sources].flatMap(([path, text]) => {
    if (!COMMENTED.test(path)) return [];
    const possible = retired.filter(({ pattern }) => pattern.test(text));
    if (possible.length === 0) return [];
    const comments = readSource(text).comments.join("\n");
    return possible
      .filter(({ pattern }) => pattern.test(comments))
      .map(({ phrase, instead }) => `${path}: a comment says "${phrase}", not ${instead}`);
  });
}
