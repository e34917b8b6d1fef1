import { describe, expect, it } from "vitest";
import { acceptedLanguage, closestTag } from "./languages.ts";

it.each([
  ["pt-BR", "pt-BR"],
  ["PT-br", "pt-BR"],
  ["pt-AO", "pt"],
  ["pt", "pt"],
  ["zh-Hant-TW", "zh-Hant"],
  ["zh-CN", null],
  ["p", null],
  ["", null],
] as const)("the closest tag to %s is %s", (tag, closest) => {
  expect(closestTag(tag, ["pt", "pt-BR", "zh-Hant"])).toBe(closest);
});

describe("acceptedLanguage", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["es", "es"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["en-GB,en;q=0.9,es;q=0.8", "en"],
    ["en;q=0.2, ES-ar ; q=0.7", "es"],
    ["xx,es;q=0.5", "es"],
    ["xx, yy", "en"],
    ["*, es;q=0.5", "en"],
    ["es;q=0", "en"],
    ["es;q=0, *;q=0.1", "en"],
    ["es;q=nonsense", "es"],
    ["espresso", "en"],
    [";;,,q=1;es", "en"],
  ] as const)("of %j is %s", (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it("ignores all but the beginning of an endless header", () => {
    expect(acceptedLanguage(`${"x".repeat(600)},es`)).toBe("en");
  });
});
