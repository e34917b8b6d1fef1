import { expect, it } from "vitest";
import { swipeDirection } from "./use-swipe.ts";

it.each<[number, number, string | null, number?]>([
  [60, 0, "e"],
  [50, 45, "se"],
  [4, 70, "s"],
  [-40, 38, "sw"],
  [-80, -10, "w"],
  [-40, -40, "nw"],
  [0, -50, "n"],
  [44, -40, "ne"],
  // A tap and a slow drag are not swipes.
  [20, 10, null],
  [90, 0, null, 2_000],
])("a finger that moves %i, %i steps %s", (dx, dy, direction, ms = 200) => {
  expect(swipeDirection(dx, dy, ms)).toBe(direction);
});
