import { expect, it } from "vitest";
import { pathSpan } from "./paint-marks.ts";

it.each([
  ["M0 10 20 30 5 12Z", [10, 30]],
  ["M4 6h10v5h-10Z", [6, 11]],
  ["M0 0 1 2ZM9 8h2v-12h-2Z", [-4, 8]],
  // The curve reaches half as far as its control point.
  ["M0 0Q5 10 10 0Z", [0, 5]],
  ["M0 -3.5 8 2.5Z", [-3.5, 2.5]],
] as const)("%s spans %j", (d, span) => {
  expect(pathSpan(d)).toEqual(span);
});
