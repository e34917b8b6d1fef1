import { expect, it } from "vitest";
import { clockSpan, exactNumber, isShortened, shortNumber } from "./numbers.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [12_340, "12,340"],
  [999_999, "999,999"],
  [1_000_000, "1M"],
  [1_940_000, "1.94M"],
  [1_949_999, "1.94M"],
  [12_345_678, "12.3M"],
  [999_999_999, "999M"],
  [1_500_000_000, "1.5B"],
  [Number.MAX_SAFE_INTEGER, "9Q"],
  [-2_500_000, "-2.5M"],
])("formats %d as %s", (value, text) => {
  expect(shortNumber(value)).toBe(text);
});

it("keeps the exact number for hover and focus", () => {
  expect(exactNumber(1_949_999)).toBe("1,949,999");
  expect(isShortened(999_999)).toBe(false);
  expect(isShortened(1_000_000)).toBe(true);
});

it.each([
  [-5, "0:00"],
  [59_000, "0:59"],
  [3_600_000, "1:00:00"],
  [3_544_000, "59:04"],
  [259_199_000, "71:59:59"],
])("formats %d ms as %s", (ms, text) => {
  expect(clockSpan(ms)).toBe(text);
});
