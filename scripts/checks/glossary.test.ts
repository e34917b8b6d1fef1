/** One name per thing: `docs/glossary.md` lists the names in use and the retired words. */
import { expect, it } from "vitest";
import {
  GLOSSARY,
  retiredComments,
  retiredNames,
  retiredPhrases,
  retiredWords,
} from "./glossary.ts";
import { isInRepository, readRepository } from "./repository-files.ts";

const sources = readRepository();
const glossary = sources.get(GLOSSARY) ?? "";

it("no file and no export contains a retired word", () => {
  expect(retiredNames(sources)).toEqual([]);
});

it("reads the retired words and where they apply", () => {
  const words = retiredWords(glossary);
  expect(words).toContainEqual({ word: ["let", "in"], instead: "handshake, admit", folder: "" });
  expect(words).toContainEqual({ word: ["held"], instead: "locked", folder: "packages/db" });
});

it.each([
  ["apps/web/told-apart.ts", "", "told-apart.ts"],
  ["apps/web/a.ts", "export const heardOf = 1;", "heardOf"],
  ["apps/web/a.ts", "export interface DoorOptions {}", "DoorOptions"],
  ["packages/db/a.ts", "export async function withhold() {}", ""],
  ["packages/db/a.ts", "export const NEVER_HELD = 1;", "NEVER_HELD"],
  ["packages/game/a.ts", "export const NEVER_HELD = 1;", ""],
  ["apps/server/let-in.ts", "const told = 1;", "let-in.ts"],
  ["drizzle/0004_dealings.sql", "", ""],
])("in %s with %j: %s", (path, text, name) => {
  const found = retiredNames(
    new Map([
      [GLOSSARY, glossary],
      [path, text],
    ]),
  );
  expect(found.map((line) => line.replace(/^.*: (.*) says .*$/, "$1"))).toEqual(
    name === "" ? [] : [name],
  );
});

it("no comment contains a retired phrase", () => {
  expect(retiredComments(sources)).toEqual([]);
});

it("reads the retired phrases", () => {
  const phrases = retiredPhrases(glossary).map(({ phrase }) => phrase);
  expect(phrases).toEqual(expect.arrayContaining(["meanwhile", "the own", "-1 for none"]));
});

it.each([
  ["apps/web/a.ts", "// It may have changed meanwhile.", "meanwhile"],
  ["apps/web/a.tsx", "/**\n * Collects from the\n * own factories.\n */", "the own"],
  ["apps/web/a.tsx", "// Divides them among the\n// own factories.", "the own"],
  ["packages/game/a.ts", "/** Index of the part; -1 for none. */", "-1 for none"],
  ["packages/game/a.ts", "/** Refuses with `CHANGED_MEANWHILE`. */", ""],
  ["packages/game/a.ts", "/** 10 for none. */", ""],
  ["packages/game/a.ts", 't("meanwhile.title");', ""],
  ["docs/a.md", "// meanwhile", ""],
])("in %s the comment %j: %s", (path, text, phrase) => {
  const found = retiredComments(
    new Map([
      [GLOSSARY, glossary],
      [path, text],
    ]),
  );
  expect(found.map((line) => line.replace(/^.*: a comment says "(.*)", not .*$/, "$1"))).toEqual(
    phrase === "" ? [] : [phrase],
  );
});

it("refers to existing files", () => {
  const places = [...glossary.matchAll(/`((?:packages|apps|scripts)\/[^`<]+)`/g)].map(
    ([, place = ""]) => place,
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !isInRepository(place))).toEqual([]);
});
