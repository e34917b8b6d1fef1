import { expect, it } from "vitest";
import { swipeDirection } from "./swipe.ts";

it.each([
  [60, 0, "e"],
  [50, 45, "se"],
  [4, 70, "s"],
  [-40, 38, "sw"],
  [-80, -10, "w"],
  [-40, -40, "nw"],
  [0, -50, "n"],
  [44, -40, "ne"],
] as const)("a finger that goes %i, %i steps %s", (dx, dy, direction) => {
  expect(swipeDirection(dx, dy, 200)).toBe(direction);
});

it("takes neither a tap nor a rest for a swipe", () => {
  expect(swipeDirection(20, 10, 100)).toBeNull();
  expect(swipeDirection(90, 0, 2_000)).toBeNull();
});
