import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { LANGUAGES } from "@emberlode/messages/languages";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { DECLARATION, declaration } from "../lib/messages.mjs";
import { ROOT } from "../lib/root.mjs";

const FOLDER = join(ROOT, "packages/messages");

/** @throws with the name of the file, which `JSON.parse` does not know */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SyntaxError(`${relative(ROOT, path)}: ${String(error)}`);
  }
}

/** Every message of a language by its path: `raid/terms.check`. */
function messagesOf(language: string): Map<string, string> {
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

/** The arguments of a message: numbers apart from texts, since the code passes them as such. */
function argumentsOf(elements: readonly MessageFormatElement[]): Map<string, "number" | "text"> {
  const found = new Map<string, "number" | "text">();
  const note = (name: string, kind: "number" | "text") => {
    if (found.get(name) !== "number") found.set(name, kind);
  };
  for (const element of elements) {
    if (element.type === TYPE.argument) note(element.value, "text");
    if (element.type === TYPE.number) note(element.value, "number");
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      note(element.value, element.type === TYPE.plural ? "number" : "text");
      for (const { value } of Object.values(element.options))
        for (const [name, kind] of argumentsOf(value)) note(name, kind);
    }
  }
  return found;
}

/** Plural forms of a message that its language does not have. */
function strangeForms(language: string, elements: readonly MessageFormatElement[]): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) =>
      strangeForms(language, value),
    );
    if (element.type === TYPE.select) return inner;
    const known = (form: string) =>
      form.startsWith("=") || pluralCategories.some((one) => one === form);
    return [...Object.keys(element.options).filter((form) => !known(form)), ...inner];
  });
}

/** The arguments of a message as one text, to compare and to read. */
const told = (found: ReadonlyMap<string, string>) =>
  [...found]
    .map(([name, kind]) => `{${name}} (${kind})`)
    .sort()
    .join(", ") || "no arguments";

/** What is wrong with a message, in words; null for nothing. */
function faultOf(language: string, text: string, englishText: string): string | null {
  try {
    const elements = parse(text);
    const forms = strangeForms(language, elements);
    if (forms.length > 0) return `has plural forms that ${language} lacks: ${forms.join(", ")}`;
    const [own, expected] = [elements, parse(englishText)].map((one) => told(argumentsOf(one)));
    return own === expected ? null : `takes ${own}; the English message takes ${expected}`;
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? error.message : error}`;
  }
}
const english = messagesOf("en");

it("has the types of the English messages (npm run messages)", () => {
  expect(readFileSync(DECLARATION, "utf8")).toBe(declaration());
});

describe.each(LANGUAGES)("the messages of %s", (language) => {
  const own = messagesOf(language);

  it("have the keys of the English messages", () => {
    const missing = [...english.keys()].filter((path) => !own.has(path));
    const unknown = [...own.keys()].filter((path) => !english.has(path));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it("can be formatted with the arguments of the English messages", () => {
    const faults = [...own].flatMap(([path, text]) => {
      const fault = faultOf(language, text, english.get(path) ?? text);
      return fault === null ? [] : [`${path} ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});
