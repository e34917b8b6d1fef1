import { MAX_AMOUNT } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { statusSchema } from "./status.ts";
import { status } from "./testing.ts";

describe("status", () => {
  it("accepts the largest amount exactly, and nothing above it", () => {
    expect(statusSchema.parse({ ...status, metal: MAX_AMOUNT }).metal).toBe(MAX_AMOUNT);
    expect(statusSchema.safeParse({ ...status, metal: MAX_AMOUNT + 1 }).success).toBe(false);
  });

  it("can have negative free slots after a loss", () => {
    expect(statusSchema.parse({ ...status, slots: -200 }).slots).toBe(-200);
  });

  it.each([
    ["a negative amount", { metal: -1 }],
    ["nine units", { attack_units: Array(9).fill(0) }],
    ["a place off the map", { x: 51 }],
    ["a fatigue that no rule knows", { fatigue: { ...status.fatigue, factor: 0.7 } }],
  ])("is refused with %s", (_what, change) => {
    expect(statusSchema.safeParse({ ...status, ...change }).success).toBe(false);
  });
});
