import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainLine, textLength } from "./plain-text.ts";

describe("plainLine", () => {
  it.each([
    ["  two \r\n\t lines  ", "two lines"],
    ["a\u0000b\u0007c\u001b[31m", "abc[31m"],
    ["safe\u202Egnp.exe\u2066", "safegnp.exe"],
    ["zero\u200Bwidth\u2060\uFEFF\u00AD", "zerowidth"],
    ["fill\u3164\u115Fed\u2800", "filled"],
    ["a \u200B b", "a b"],
    ["half\uD83D", "half"],
    ["line\u2028end\u2029", "line end"],
    ["Grüße, 東京 😀", "Grüße, 東京 😀"],
    ["<b>1 < 2</b>", "<b>1 < 2</b>"],
    ["\u200B \u202E", ""],
  ])("makes %j %j", (text, plain) => {
    expect(plainLine(text)).toBe(plain);
  });

  it("finds nothing more to do, and never makes a text longer", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(text, (typed) => {
        const plain = plainLine(typed);
        expect(plainLine(plain)).toBe(plain);
        expect(textLength(plain)).toBeLessThanOrEqual(textLength(typed));
        expect(plain).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

it("counts code points", () => {
  expect(textLength("a😀é")).toBe(3);
});
