import { expect, test } from "vitest";
import { withoutMarkdown } from "./without-markdown.ts";

test.each([
  ["## News", "News"],
  ["**Bold**, *soft*, __loud__, _low_ and `code`", "Bold, soft, loud, low and code"],
  ["See [the rules](/rules).", "See the rules (/rules)."],
  ["> Quote\n\n* one\n* two", "Quote\n\n- one\n- two"],
])("removes the marks of %j", (text, plain) => {
  expect(withoutMarkdown(text)).toBe(plain);
});

test.each([
  "2 * 3 * 4 = 24",
  "Ask some_long_name or #1",
  "At 18:00 [UTC] (half an hour)",
  "a*b*c",
  "- one\n- two",
])("keeps %j", (text) => {
  expect(withoutMarkdown(text)).toBe(text);
});

test("takes no longer than the text is long", () => {
  const began = performance.now();
  for (const mark of ["*", "[", "_", "`", "**a", "[a]("]) withoutMarkdown(mark.repeat(2_000));
  expect(performance.now() - began).toBeLessThan(500);
});
