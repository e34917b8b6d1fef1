import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, stripTags } from "./chat-text.ts";

describe("cleanText", () => {
  it.each([
    ["hello", "hello"],
    ["  two  words\n", "two words"],
    ["<b>bold</b>", "bold"],
    ["<<b>script>alert(1)<</b>/script>", "alert(1)"],
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ["I <3 you > me", "I <3 you > me"],
    ["a < b", "a < b"],
    ["abc\u202edef\u200b", "abcdef"],
    ["\u0000\u0007bell", "bell"],
    ["\u200b\u2060\ufeff", ""],
    ["e\u0301", "\u00e9"],
    ["z\u0300\u0301\u0302\u0303\u0304\u0305", "z\u0300\u0301\u0302"],
    ["\u{1f600} fine", "\u{1f600} fine"],
  ])("%j becomes %j", (text, clean) => expect(cleanText(text)).toBe(clean));

  it("leaves nothing that looks like a tag and is idempotent", () => {
    const letters = fc.constantFrom("<", ">", "/", "b", " ", "\u200b", "\u202e", "\n");
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/<[a-z/!?][^<>]*>/i);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

it("strips complete tags while typing and keeps unfinished ones", () => {
  expect(stripTags("hi <b>there</b> <i")).toBe("hi there <i");
});

it("removes from inside to outside until no tag is left", () => {
  const letters = fc.constantFrom("<", ">", "/", "b", "3", " ");
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      let left = text;
      for (let before = ""; before !== left; ) {
        before = left;
        left = before.replace(/<[a-z/!?][^<>]*>/gi, "");
      }
      expect(stripTags(text)).toBe(left);
    }),
  );
});
