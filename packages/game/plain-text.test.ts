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
    // Vietnamese with combining marks stays; a stack of marks is cut.
    ["Vie\u0323\u0302t", "Vie\u0323\u0302t"],
    [`Z${"\u0300\u0301".repeat(20)}\u200B\u0302lgo`, "Z\u0300\u0301\u0300lgo"],
    // Multi-part emoji, keycaps and joiners between joining letters stay; stray joiners go.
    [
      "👩\u200D👩\u200D👧 🏳\uFE0F\u200D🌈 ❤\uFE0F 👍🏽 👩🏽\u200D🚀",
      "👩\u200D👩\u200D👧 🏳\uFE0F\u200D🌈 ❤\uFE0F 👍🏽 👩🏽\u200D🚀",
    ],
    ["1\uFE0F\u20E3", "1\uFE0F\u20E3"],
    ["می\u200Cخواهم क्\u200Dष", "می\u200Cخواهم क्\u200Dष"],
    ["a\u200Db\u200Cc 1\uFE0F2 \u200D👩 👩\u200D x", "abc 12 👩 👩 x"],
    ["👩\u200D\u200D👧 👩\u200B\u200D👧 ❤\uFE0F\uFE0F", "👩👧 👩👧 ❤\uFE0F"],
  ])("makes %j %j", (text, plain) => {
    expect(plainLine(text)).toBe(plain);
  });

  it("is idempotent and never makes a text longer", () => {
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
