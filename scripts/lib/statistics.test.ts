import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test.each([
  [[], null],
  [[7], 7],
  [[9, 1], 1],
  [[10, 9, 1], 9],
  [[4, 3, 2, 1], 2],
])("the median of %j is %j", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  [0, 1],
  [0.01, 1],
  [0.5, 50],
  [0.99, 99],
  [1, 100],
])("the percentile %d of 1 to 100 is %d", (share, value) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, share)).toBe(value);
});
