import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import { CLOCK_SKEW_MS, isWithin, protectionLeft, waitLeft } from "./waits.ts";

const NOON = Date.UTC(2026, 4, 20, 12);

describe("waitLeft for an hour", () => {
  it.each([
    ["runs", HOUR, HOUR],
    ["is nearly over", 1, 1],
    ["is over", 0, 0],
    ["has long been over", -DAY, 0],
    ["was begun by a server whose clock is a little ahead", HOUR + CLOCK_SKEW_MS, HOUR],
    ["was begun by a clock that was set back by more", HOUR + CLOCK_SKEW_MS + 1, 0],
    ["was begun by a clock that was a day ahead", HOUR + DAY, 0],
  ])("%s", (_, ahead, left) => {
    expect(waitLeft(NOON + ahead, HOUR, NOON)).toBe(left);
    expect(isWithin(NOON + ahead - HOUR, HOUR, NOON)).toBe(left > 0);
  });
});

it("keeps a protection up when the clock is set back, and reports at most its length", () => {
  expect([2 * HOUR, HOUR, 1, 0, -1].map((left) => protectionLeft(NOON + left, HOUR, NOON))).toEqual(
    [HOUR, HOUR, 1, 0, 0],
  );
});
