/** Finds English messages that tests of the web client copy instead of using their key. */
import type { Sources } from "./repository-files.ts";
import { readSource } from "./source-text.ts";

/** Tests, journeys and their helpers. */
const TEST_CODE = /^apps\/web\/(?:journeys\/|.*(?:\.(?:test|journey)\.|\/testing[-./])).*tsx?$/;

/** What precedes the text or name in a test's query. */
const QUERY =
  /\b(?:(?:get|find|query)(?:All)?By(?!Role|TestId)\w+\(|(?:name|description|hasText|hasNotText):)\s*$/;
const QUERY_LENGTH = 80;

/** A text of this many words is treated as a message anywhere, not only in queries. */
const SENTENCE = /^\S+(?: \S+){3}/;

/** Texts fixed by the specification, in the tests that check them. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  "apps/web/features/account/profile-form.test.tsx": [
    "Please input both old and new password to update password.",
  ],
  "apps/web/features/ui/data-table.test.tsx": ["No Data Availaible"],
  "apps/web/journeys/shell.journey.ts": ["Attack", "Defense", "Owned", "Tech"],
};

const unescaped = (text: string) =>
  text.replace(/\\u(\w{4})|\\(.)/g, (_, hex: string | undefined, char: string) =>
    hex === undefined ? char : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** The text that a pattern matches; null if it is not a literal. */
function textOf(pattern: string): string | null {
  const inner = pattern.replace(/^\^|(?<!\\)\$$/g, "");
  return /(?<!\\)[.*+?^$()[\]{}|]|\\\w/.test(inner) ? null : unescaped(inner);
}

/** Strings and patterns in a source that may be texts of the game, by their positions. */
function textsOf(source: string): [at: number, text: string][] {
  const { code, strings, patterns } = readSource(source);
  const asked = [...strings].flatMap(([at, raw]): [number, string][] => {
    const text = unescaped(raw);
    const isQuery = QUERY.test(code.slice(Math.max(0, at - QUERY_LENGTH), at));
    return isQuery || SENTENCE.test(text) ? [[at, text]] : [];
  });
  const matched = [...patterns].flatMap(([at, pattern]): [number, string][] => {
    const text = textOf(pattern);
    return text === null ? [] : [[at, text]];
  });
  return [...asked, ...matched];
}

/** How to look up each message without arguments, by its text. */
function keysOf(english: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of english) {
    if (text.includes("{") || !/\p{L}/u.test(text)) continue;
    const [file = "", key = ""] = path.split("/");
    const translator = file.includes("-") ? `english["${file}"]` : `english.${file}`;
    found.set(text, [...(found.get(text) ?? []), `${translator}("${key}")`]);
  }
  return found;
}

/** @param english every English message by its path: `raid/terms.check` */
export function findMessageCopies(
  sources: Sources,
  english: ReadonlyMap<string, string>,
): string[] {
  const keys = keysOf(english);
  return [...sources].flatMap(([path, source]) => {
    if (!TEST_CODE.test(path)) return [];
    const unused = new Set(FIXED[path]);
    const copies = textsOf(source).flatMap(([at, text]) => {
      const asked = keys.get(text);
      if (asked === undefined || unused.delete(text) || FIXED[path]?.includes(text)) return [];
      const line = source.slice(0, at).split("\n").length;
      return [`${path}:${line} copies "${text}": ${asked.join(" or ")}`];
    });
    return [...copies, ...[...unused].map((text) => `${path} has no "${text}" any more`)];
  });
}
