import { wholeCatalogue } from "@emberlode/words/languages";
import { expect, it } from "vitest";

/** Every text of a catalogue that takes no values, with where it stands. */
function texts(words: object, path = ""): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]) => {
    const here = `${path}/${name}`;
    if (typeof value === "string") return [[here, value]];
    return typeof value === "object" && value !== null ? texts(value, here) : [];
  });
}

const all = texts(await wholeCatalogue());

it("promises nothing of a later version: what the server does, it does today", () => {
  expect(all.length).toBeGreaterThan(900);
  expect(
    all.filter(([, text]) => /\b(later|next) update\b|\bopens? (next|later)\b/i.test(text)),
  ).toEqual([]);
});

it("has a screen for everything", () => {
  expect(all.filter(([, text]) => text.includes("no screen"))).toEqual([]);
});
