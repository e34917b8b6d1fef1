import { TOOL_IDS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { describe, expect, it } from "vitest";
import { effectNext, effectNow, keptEffect } from "./effects.ts";

describe("keptEffect", () => {
  it.each([
    ["hotcut", 0, "Loot is 10% of what lies open"],
    ["hotcut", 5, "Loot is 20% of what lies open"],
    ["scouter", 2, "Sees factories within 10 steps"],
    ["scouter", 5, "Sees every factory of the map"],
    ["bank", 0, "Nothing yet"],
    ["bank", 1, "Account holds 20,000 of each"],
    ["casino", 1, "Stakes up to 2,000"],
    ["market", 3, "6 to 15 of each tool a day"],
    ["gps", 4, "A journey every 15 minutes"],
  ] as const)("says what %s does at level %i", (tool, level, text) => {
    expect(keptEffect(tool, level)).toBe(text);
  });
});

it("says what the pack of a level adds to what is held", () => {
  expect(effectNow("mines", 1, 7)).toBe(english.research("effects.held", { count: "7" }));
  expect(effectNext("mines", 1, 7)).toBe(
    english.research("effects.pack", { pack: "20", count: "27" }),
  );
});

it("never promises a level that changes nothing", () => {
  for (const tool of TOOL_IDS) {
    for (const level of [0, 1, 2, 3, 4]) {
      expect(effectNext(tool, level, level)).not.toBe(effectNow(tool, level, level));
    }
  }
});
