/** Comments that are wider than `.editorconfig` allows, or name what the code does not have. */
import { posix } from "node:path";
import type { Sources } from "./repository-files.ts";
import { readSource, type SourceText } from "./source-text.ts";

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const MAX_COLUMNS = 100;

/** Addresses, tables and directives cannot be broken. */
const UNBREAKABLE = /https?:\/\/|biome-ignore|^\s*(?:\*|\/\/) \|/;

/** Lines that end in a comment and are too long. */
export function findWideComments(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!CODE.test(path) || !text.split("\n").some((line) => line.length > MAX_COLUMNS)) return [];
    const commented = readSource(text).comments.flatMap((comment) => comment.split("\n"));
    const endings = commented.filter((ending) => ending.trim() !== "");
    return text.split("\n").flatMap((line, index) => {
      const isWide = line.length > MAX_COLUMNS && !UNBREAKABLE.test(line);
      const isComment = isWide && endings.some((ending) => line.endsWith(ending));
      return isComment ? [`${path}:${index + 1} has ${line.length} columns`] : [];
    });
  });
}

/** Names that exist outside of this repository, and examples. */
const NOT_IN_CODE = new Set([
  // Postgres, its pooler and its tools
  "PGSSLMODE",
  "ignore_startup_parameters",
  "pg_dump",
  "raise",
  "truncate",
  "pg_type",
  "returning",
  // HTTP and mail headers
  "Cookie",
  "From",
  "Origin",
  "Vary",
  // tRPC, use-intl
  "bind",
  "raw",
  "resolveResponse",
  "rich",
  // endings of files and of names
  "Until",
  "com",
  "eml",
  "gz",
  // a limit to add, and a setting that was renamed
  "MAX_WATCHES",
  "NEIGHBOURS",
  "neighbours",
  // texts that the word filter and the search compare
  "NiceName",
  "NiceWord99",
  "asssss",
  "posicion",
  "rd",
  "wo_rd",
]);

/** Documents that tell of other times, or are not about the code. */
const NOT_ABOUT_CODE =
  /^(?:docs\/decisions\/|CHANGELOG\.md$|docs\/specification\.txt$|scripts\/checks\/)/;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** A name in backticks: `word`, `word.word` or `word()`. */
const NAMED = /`([\p{L}_$.][\p{L}\p{N}_$.]*)(?:\(\))?`/gu;
/** Not an English word, so that it needs no check of where it occurs. */
const DISTINCT = /[_$\d]|.\p{Lu}/u;
const IMPORTED = /\bfrom "(?:(\.[^"]+)|@emberlode\/([a-z]+)[^"]*)"/g;

const wordsOf = (text: string) => [...text.matchAll(WORD)].map(([word]) => word);

/** The text of a file without comments, and its identifiers and texts of one word. */
function codeOf(
  path: string,
  text: string,
  source: SourceText | undefined,
): { all: string; strict: string } {
  if (source === undefined) {
    const code = path.endsWith(".sql") ? text.replace(/--.*$/gm, "") : text;
    return { all: code, strict: code };
  }
  const { code, strings, comments } = source;
  let all = "";
  let at = 0;
  for (const comment of comments) {
    const start = text.indexOf(comment, at);
    all += `${text.slice(at, start)} `;
    at = start + comment.length;
  }
  all += text.slice(at);
  const terms = [...strings.values()].filter((string) => !/\s/.test(string));
  return { all, strict: [code, ...terms].join(" ") };
}

const folderOf = (path: string) => posix.dirname(path);

/** Names in backticks in comments and documents that nothing in the repository has. */
export function findUnknownNames(sources: Sources): string[] {
  const read = new Map(
    [...sources].flatMap(([path, text]) =>
      CODE.test(path) ? [[path, readSource(text)] as const] : [],
    ),
  );
  const anywhere = new Set<string>();
  const filesOf = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    if (path.endsWith(".md") || path.startsWith("scripts/checks/comments")) continue;
    const { all, strict } = codeOf(path, text, read.get(path));
    for (const word of wordsOf(`${path} ${all}`)) anywhere.add(word);
    for (const word of wordsOf(`${path} ${strict}`)) {
      filesOf.set(word, (filesOf.get(word) ?? new Set()).add(path));
    }
  }

  /** An English word has to be in the file's own folder or above it, or in what it imports. */
  const isNear = (word: string, path: string, imported: readonly string[]) =>
    [...(filesOf.get(word) ?? [])].some((other) => {
      const [here, there] = [`${folderOf(path)}/`, `${folderOf(other)}/`];
      const isBeside = there.startsWith(here) || here.startsWith(there);
      return isBeside || imported.some((start) => other.startsWith(start));
    });

  return [...sources].flatMap(([path, text]) => {
    const isDocument = path.endsWith(".md");
    const prose = isDocument
      ? [text.replace(/```[\s\S]*?```/g, "")]
      : (read.get(path)?.comments ?? []);
    if (NOT_ABOUT_CODE.test(path) || prose.length === 0) return [];
    const imported = [...text.matchAll(IMPORTED)].map(([, file, workspace]) =>
      file === undefined ? `packages/${workspace}/` : posix.join(folderOf(path), file),
    );
    const isKnown = (word: string, isAlone: boolean) => {
      if (NOT_IN_CODE.has(word)) return true;
      if (DISTINCT.test(word)) return anywhere.has(word);
      return isDocument || !isAlone ? filesOf.has(word) : isNear(word, path, imported);
    };
    const names = [...prose.join("\n").matchAll(NAMED)].map(([, name]) => `${name}`);
    const unknown = [...new Set(names)].filter((name) => {
      const words = wordsOf(name);
      return !words.every((word) => isKnown(word, words.length === 1));
    });
    return unknown.map((name) => `${path} names ${name}`);
  });
}
