import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { esExcavator } from "./excavator.ts";

const EN = join(import.meta.dirname, "../en");

/** Files of English that hold texts. */
const PARTS = readdirSync(EN).filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== "english.ts");

/** What Spanish says with the same letters: names, signs, and words that both languages have. */
const SHARED: ReadonlySet<string> = new Set([
  ...["Emberlode", "GPS", "MDN", "Ctrl K", "h"],
  ...["Base", "Bases", "Bot", "Bots", "bot", "Casino", "Chat", "Kamikaze", "Kamikazes"],
  ...["Admin", "Memorial", "Metal", "metal", "Mod", "No", "Token"],
]);

/** Names of pictures, which nobody reads. */
const PICTURE = /\.scene$/;

/** Small words without which hardly an English sentence stands, none of which is Spanish. */
const ENGLISH_WORDS =
  /(?<![\p{L}.@/-])(?:the|of|you|your|and|is|are|was|were|to|in|on|at|by|with|for|from|not|this|that|it|have|they|their|each|who)(?![\p{L}(:-])/iu;

/** What a text shows that was given the wrong kind of thing. */
const NO_TEXT = /undefined|NaN|\[object/;

type Visit = (path: string, english: unknown, spanish: unknown) => void;

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

function visitLeaves(path: string, english: unknown, spanish: unknown, visit: Visit): void {
  if (!isGroup(english)) {
    visit(path, english, spanish);
    return;
  }
  const other = isGroup(spanish) ? spanish : {};
  expect(Object.keys(other), path).toEqual(Object.keys(english));
  for (const [name, one] of Object.entries(english)) {
    visitLeaves(`${path}.${name}`, one, Reflect.get(other, name), visit);
  }
}

/** A value that can stand for a name, a list or a group of names; each is seen again in the text. */
function sample(mark: string): unknown {
  const reads: Readonly<Record<string | symbol, unknown>> = {
    toLowerCase: () => mark,
    [Symbol.toPrimitive]: () => mark,
  };
  return new Proxy([mark], {
    get: (list, key) =>
      Reflect.get(list, key) ?? reads[key] ?? (typeof key === "string" ? `${mark}${key}§` : null),
  });
}

const NAMES = [0, 1, 2, 3, 4].map((index) => sample(`§${index}§`));

/** Arguments to try: names alone, and amounts and answers among them. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  NAMES,
  ...[0, 1, 2, "1", false, null].flatMap((value) => [
    NAMES.map(() => value),
    ...NAMES.map((_, place) => NAMES.map((name, index) => (index === place ? value : name))),
  ]),
];

/** What a text says with some arguments; null where it cannot be said with them. */
function said(text: unknown, values: readonly unknown[]): unknown {
  if (typeof text !== "function") return text;
  try {
    return Reflect.apply(text, undefined, values);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Each text with the English one that it stands for, said in every way that English can be said. */
async function spoken(part: string): Promise<[path: string, english: string, spanish: unknown][]> {
  const english: Record<string, unknown> = await import(`../en/${part}`);
  const spanish: Record<string, unknown> = await import(`./${part}`);
  const all: [string, string, unknown][] = [];
  for (const [name, texts] of Object.entries(english)) {
    const theirs = spanish[name.replace(/^en/, "es")];
    visitLeaves(name, texts, theirs, (path, text, other) => {
      expect(typeof other, path).toBe(typeof text);
      const ways = typeof text === "function" ? ARGUMENTS : [[]];
      for (const values of ways) {
        const one = said(text, values);
        // Arguments that English does not stand for either prove nothing.
        if (typeof one !== "string" || NO_TEXT.test(one)) continue;
        const translated = said(other, values);
        // English writes a number where a name should be; Spanish may want its letters.
        if (translated === null && ways.length > 1 && values !== NAMES) continue;
        all.push([path, one, translated]);
      }
    });
  }
  expect(all.length).toBeGreaterThan(0);
  return all;
}

/** A text without what it was given. */
const bare = (text: string) => text.replace(/§\w*§|false|null|[^\p{L} ]/gu, "").trim();
const marks = (text: unknown) => String(text).match(/§\w*§(?:\w*§)?/g) ?? [];

describe.each(PARTS)("Spanish of %s", (part) => {
  it("has every text, none of them empty or left in English", async () => {
    for (const [path, english, spanish] of await spoken(part)) {
      if (typeof spanish !== "string") expect.fail(`${path} says nothing for “${english}”`);
      expect(spanish.trim() === "", `${path}: “${spanish}”`).toBe(english.trim() === "");
      expect(spanish, path).not.toMatch(NO_TEXT);
      expect(spanish, path).not.toMatch(ENGLISH_WORDS);
      if (bare(english) === "" || SHARED.has(bare(english)) || PICTURE.test(path)) continue;
      expect(spanish, path).not.toBe(english);
    }
  });

  it("leaves out no name or amount that English says", async () => {
    const seen = new Map<string, { english: Set<string>; spanish: Set<string> }>();
    for (const [path, english, spanish] of await spoken(part)) {
      const of = seen.get(path) ?? { english: new Set(), spanish: new Set() };
      for (const mark of marks(english)) of.english.add(mark);
      for (const mark of marks(spanish)) of.spanish.add(mark);
      seen.set(path, of);
    }
    for (const [path, { english, spanish }] of seen) {
      expect(
        [...english].filter((mark) => !spanish.has(mark)),
        path,
      ).toEqual([]);
    }
  });
});

it("names a resource that a caller gives by its id", () => {
  expect(esExcavator.buy("500", "energy")).toBe("Comprar, 500 de energía");
  expect(esExcavator.perDay("1500", "metal")).toBe("+1500 de metal al día");
});
