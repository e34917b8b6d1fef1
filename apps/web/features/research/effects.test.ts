import { TOOL_IDS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { currentEffect, keptToolEffect, nextEffect } from "./effects.ts";

const t = english.research;

it.each([
  ["hotcut", 0, t("effects.hotcut", { percent: "10" })],
  ["hotcut", 5, t("effects.hotcut", { percent: "20" })],
  ["scouter", 2, "Sees factories within 10 steps"],
  ["scouter", 5, t("effects.scouterAll")],
  ["bank", 0, t("effects.none")],
  ["bank", 1, t("effects.bank", { cap: "20,000" })],
  ["casino", 1, t("effects.casino", { stake: "2,000" })],
  ["market", 3, t("effects.market", { least: "6", most: "15" })],
  ["gps", 4, t("effects.gps", { minutes: 15 })],
] as const)("says what %s does at level %i", (tool, level, text) => {
  expect(keptToolEffect(tool, level)).toBe(text);
});

it("adds a level's pack to the number held", () => {
  expect(currentEffect("mines", 1, 7)).toBe(t("effects.held", { count: "7" }));
  expect(nextEffect("mines", 1, 7)).toBe(t("effects.pack", { pack: "20", count: "27" }));
});

it("never promises a level that changes nothing", () => {
  for (const tool of TOOL_IDS) {
    for (const level of [0, 1, 2, 3, 4]) {
      expect(nextEffect(tool, level, level)).not.toBe(currentEffect(tool, level, level));
    }
  }
});
