import { readFileSync } from "node:fs";
import { LANGUAGES } from "@emberlode/messages/languages";
import { describe, expect, it } from "vitest";
import { DECLARATION, declaration } from "../lib/messages.mjs";
import { messageErrors } from "./messages.ts";
import { readMessages } from "./read-messages.ts";

/** Languages that must have every text. Others may lack some, which are shown in English. */
const WHOLE: readonly string[] = ["en", "es"];

const english = readMessages("en");

it("the types match the English messages (npm run messages)", () => {
  expect(readFileSync(DECLARATION, "utf8")).toBe(declaration());
});

describe.each(LANGUAGES)("the messages of %s", (language) => {
  const own = readMessages(language);

  it("have the keys of the English messages", () => {
    const missing = [...english.keys()].filter((path) => !own.has(path));
    const unknown = [...own.keys()].filter((path) => !english.has(path));
    const isWhole = WHOLE.includes(language);
    if (!isWhole) {
      const there = english.size - missing.length;
      console.info(`${language} has ${there} of ${english.size} messages.`);
    }
    expect({ missing: isWhole ? missing : [], unknown }).toEqual({ missing: [], unknown: [] });
  });

  it("can be formatted with the arguments of the English messages", () => {
    const errors = [...own].flatMap(([path, text]) => {
      const error = messageErrors(language, text, english.get(path) ?? text);
      return error === null ? [] : [`${path}: ${error}`];
    });
    expect(errors).toEqual([]);
  });
});

describe("a message", () => {
  const STEPS = "{steps, plural, one {# step} other {# steps}} away";
  const FACTORY = "a {free, select, true {free factory} other {factory}}";

  it.each([
    ["de", STEPS, "{steps, plural, one {# Schritt} other {# Schritte}} weit"],
    ["de", STEPS, "{steps, plural, =1 {ein Schritt} other {# Schritte}} weit"],
    ["ja", STEPS, "{steps, plural, other {#歩}}"],
    // Spanish "many" is for millions and may fall back to "other".
    ["es", STEPS, "a {steps, plural, one {# paso} other {# pasos}}"],
    [
      "pl",
      STEPS,
      "{steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} stąd",
    ],
    ["pl", STEPS, "kroki: {steps, number}"],
    ["pl", STEPS, STEPS],
    ["es", FACTORY, "una fábrica {free, select, true {libre} other {ocupada}}"],
    ["es", "{free} free", "{free, select, 1 {1 libre} other {{free} libres}}"],
  ])("of %s is fine: %s, %s", (language, englishText, text) => {
    expect(messageErrors(language, text, englishText)).toBeNull();
  });

  it.each([
    ["pl", STEPS, "{steps, plural, one {# krok} other {# kroków}}", ['"few"', '"many"']],
    ["de", STEPS, "{steps, plural, one {# Schritt} few {#} other {# Schritte}}", ['"few"']],
    ["de", STEPS, "{steps, plural, eins {# Schritt} other {# Schritte}}", ['"eins"']],
    ["de", STEPS, "{steps, plural, one {# Schritt}}", ["OTHER"]],
    ["es", FACTORY, "una fábrica {free, select, sí {libre} other {ocupada}}", ['"true"']],
    ["es", FACTORY, "una fábrica {free}", ['"true"', '"other"']],
    ["es", FACTORY, "una fábrica", ["no arguments"]],
    ["es", STEPS, "a {steps} pasos", ["{steps} (text)", "{steps} (number)"]],
    ["es", "{name}", "{nombre}", ["{nombre}"]],
    ["es", "{name}", "{name", ["no ICU message"]],
  ])("of %s is wrong: %s, %s", (language, englishText, text, said) => {
    const error = messageErrors(language, text, englishText);
    for (const part of said) expect(error).toContain(part);
  });
});
