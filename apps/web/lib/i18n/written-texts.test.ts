// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findHardCodedTexts } from "./testing/written-texts.ts";

const WEB = join(import.meta.dirname, "../..");

/** All code that runs in a player's browser, except for the catalogue. */
const sources = ["admin", "features", "lib", "pages"]
  .flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  )
  .concat("app.tsx", "main.tsx", "routes.tsx")
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/i18n\/|testing\.tsx?$/.test(path))
  .map((path): [path: string, source: string] => [path, readFileSync(join(WEB, path), "utf8")]);

/** Strings in the code that are not UI text, by reason. */
const NO_TEXTS: Readonly<Record<string, readonly string[]>> = {
  "Names of keys, as browsers have them.": [
    ...["Alt", "AltGraph", "CapsLock", "Control", "Dead", "Enter", "Fn", "Meta"],
    ...["Process", "Shift", "Space", "Unidentified", "Key§"],
  ],
  "Rarities, by which the catalogue has its words.": [
    ...["Common", "Uncommon", "Rare", "Epic", "Legendary"],
  ],
  "Actions of keys.": ["desk."],
  "Names of errors.": ["LiveRefusal", "DeviceError", "TimeoutError"],
};

it("has no hard-coded texts", () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(([path, source]) => findHardCodedTexts(path, source));
  const allowed = Object.values(NO_TEXTS).flat();
  expect(found.filter(({ words }) => !allowed.includes(words))).toEqual([]);
  expect(new Set(found.map(({ words }) => words))).toEqual(new Set(allowed));
});

it.each([
  ["const a = <b>Hi</b>;", "Hi"],
  ["const a = <b>{n} of it</b>;", "of it"],
  ["const a = <b>{n > 1 ? 'many' : null}</b>;", "many"],
  ["const a = <b>{n && `${n} left`}</b>;", "§ left"],
  ["const a = <b title='hi' />;", "hi"],
  ["const a = <b aria-label={`at ${n}`} />;", "at §"],
  ["const a = <Row lead={n ?? 'none'} />;", "none"],
  ["const a = <Row extra='Not yet' />;", "Not yet"],
  ["notifyError('gone')", "gone"],
  ["usePageTitle(`${name} here`)", "§ here"],
  ["const words = { back: 'Back' };", "Back"],
  ["const ago = (n: number) => `${n} hours ago`;", "§ hours ago"],
  ["const text = count + ' steps';", "steps"],
  ["const text = 'three words here';", "three words here"],
  ["const text = pick('Really?') as string;", "Really?"],
])("finds the text in %s", (source, words) => {
  expect(findHardCodedTexts("a.tsx", source)).toEqual([{ place: "a.tsx:1", words }]);
});

it.each([
  "const a = <b className='Panel wide tall' id='a b c'>{t.title} ×{n}</b>;",
  "if (key === 'Enter') go();",
  "switch (key) { case 'Enter': go(); }",
  "throw new Error('No such thing.');",
  "console.info('Something went wrong.');",
  "type Name = 'Old name' | `${string} of it`;",
  "import { a } from './Some file of it.ts';",
  "const style = 'btn btn-ember wide';",
  "const path = `/players/${name}`;",
])("finds no text in %s", (source) => {
  expect(findHardCodedTexts("a.tsx", source)).toEqual([]);
});

it("formats numbers and times only with the page's locale", () => {
  const formats = sources.flatMap(([path, source]) =>
    [...source.matchAll(/new Intl\.\w+\((\w*)/g)].map(([, locale]) => ({ path, locale })),
  );
  expect(formats.length).toBeGreaterThan(5);
  expect(formats.filter(({ locale }) => locale !== "locale")).toEqual([]);
  expect(sources.filter(([, source]) => source.includes(".toLocale"))).toEqual([]);
});
