/** Validates a translated message against the English one. */
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

type Elements = readonly MessageFormatElement[];

/** The elements of a message and of all its branches. */
const allOf = (elements: Elements): MessageFormatElement[] =>
  elements.flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select
      ? [element, ...Object.values(element.options).flatMap(({ value }) => allOf(value))]
      : [element],
  );

/** The arguments of a message, with numbers and texts distinguished as in the code. */
function argumentsOf(elements: Elements): string {
  const found = new Map<string, "number" | "text">();
  for (const element of allOf(elements)) {
    const isNumber = element.type === TYPE.number || element.type === TYPE.plural;
    if (isNumber) found.set(element.value, "number");
    else if (element.type === TYPE.argument || element.type === TYPE.select) {
      if (!found.has(element.value)) found.set(element.value, "text");
    }
  }
  const args = [...found].map(([name, kind]) => `{${name}} (${kind})`);
  return args.sort().join(", ") || "no arguments";
}

/** Numbers up to this show the plural forms in use; others are for millions or decimals. */
const COUNTED_TO = 200;

/** Plural forms that the language lacks, and needed ones that are missing. */
function wrongForms(language: string, elements: Elements): string[] {
  return allOf(elements).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? "cardinal" });
    const forms = Object.keys(element.options);
    const named = forms.filter((form) => !form.startsWith("="));
    const known: readonly string[] = rules.resolvedOptions().pluralCategories;
    const unknownForms = named.filter((form) => !known.includes(form));
    const counted = Array.from({ length: COUNTED_TO + 1 }, (_, n) => n);
    const needed = counted.filter((n) => !forms.includes(`=${n}`)).map((n) => rules.select(n));
    const missing =
      named.length < 2 ? [] : [...new Set(needed)].filter((form) => !named.includes(form));
    return [
      ...unknownForms.map((form) => `${language} has no plural form "${form}"`),
      ...missing.map((form) => `the plural form "${form}" is missing`),
    ];
  });
}

/** The values by which a message selects a text: `free` has `true` and `other`. */
function choicesOf(elements: Elements): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const element of allOf(elements)) {
    if (element.type !== TYPE.select) continue;
    const known = found.get(element.value) ?? [];
    found.set(element.value, new Set([...known, ...Object.keys(element.options)]));
  }
  return found;
}

/** Values of the English message that the other lacks, probably because they were translated. */
function missingChoices(elements: Elements, english: Elements): string[] {
  const own = choicesOf(elements);
  return [...choicesOf(english)].flatMap(([name, values]) =>
    [...values]
      .filter((value) => !own.get(name)?.has(value))
      .map((value) => `{${name}} has no text for "${value}"`),
  );
}

/** What is wrong with a message; null if nothing, or if it is still in English. */
export function messageErrors(language: string, text: string, englishText: string): string | null {
  if (text === englishText && language !== "en") return null;
  try {
    const [elements, english] = [parse(text), parse(englishText)];
    const errors = [...wrongForms(language, elements), ...missingChoices(elements, english)];
    const [own, expected] = [argumentsOf(elements), argumentsOf(english)];
    if (own !== expected) errors.push(`takes ${own}; the English message takes ${expected}`);
    return errors.join("; ") || null;
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? error.message : error}`;
  }
}
