import { both, TOOL_IDS, type ToolId } from "@emberlode/game";
import { expect, it } from "vitest";
import { raisableNow } from "./raisable.ts";

const rich = { carried: both(1_000_000) };

it("counts what can be paid and no more", () => {
  const have = { carried: { metal: 1_000, energy: 800 }, baseLevel: 1 };
  expect(raisableNow(new Map(), have)).toEqual(["mines", "gps", "scouter"]);
});

it("counts nothing above the level of the base", () => {
  const levels = new Map<ToolId, number>(TOOL_IDS.map((id) => [id, 1]));
  levels.set("gps", 0);
  expect(raisableNow(levels, { ...rich, baseLevel: 1 })).toEqual(["gps"]);
  expect(raisableNow(levels, { ...rich, baseLevel: 0 })).toEqual([]);
  expect(raisableNow(levels, { ...rich, baseLevel: 2 })).toHaveLength(TOOL_IDS.length);
});

it("counts nothing at the highest level", () => {
  const levels = new Map<ToolId, number>(TOOL_IDS.map((id) => [id, 5]));
  expect(raisableNow(levels, { ...rich, baseLevel: 10 })).toEqual([]);
});
