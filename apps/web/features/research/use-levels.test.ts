import { type Amounts, equalAmounts, TOOL_IDS, type ToolId } from "@emberlode/game";
import { expect, it } from "vitest";
import { raisableNow } from "./use-levels.ts";

const rich = equalAmounts(1_000_000);
/** All researches at this level, except for the GPS. */
const at = (level: number, gps = level) =>
  new Map<ToolId, number>(TOOL_IDS.map((id) => [id, id === "gps" ? gps : level]));

it.each<[string, Map<ToolId, number>, Amounts, number, readonly ToolId[]]>([
  ["what can be paid", new Map(), { metal: 1_000, energy: 800 }, 1, ["mines", "gps", "scouter"]],
  ["what the base's level allows", at(1, 0), rich, 1, ["gps"]],
  ["nothing above the level of the base", at(1, 0), rich, 0, []],
  ["everything below it", at(1), rich, 2, TOOL_IDS],
  ["nothing at the highest level", at(5), rich, 10, []],
])("counts %s", (_what, levels, carried, baseLevel, ids) => {
  expect(raisableNow(levels, { carried, baseLevel }).toSorted()).toEqual([...ids].toSorted());
});
