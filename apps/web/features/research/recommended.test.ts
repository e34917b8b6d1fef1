import { TOOL_IDS, type ToolId } from "@emberlode/game";
import { expect, it } from "vitest";
import { type Recommendation, recommendedResearch, type ToolUser } from "./recommended.ts";

const NEWCOMER: ToolUser = { baseLevel: 1, hasArmy: false, isShielded: true, heldOf: () => 0 };
const FIGHTER: ToolUser = { ...NEWCOMER, hasArmy: true, isShielded: false };
/** Has mines, for example from a forest. */
const MINER: ToolUser = { ...FIGHTER, heldOf: (tool) => (tool === "mines" ? 3 : 0) };

/** These researches at level 1, the others at 0. */
const raised = (...ids: readonly ToolId[]) => new Map(ids.map((id) => [id, 1]));
const all = (level: number) => new Map(TOOL_IDS.map((id) => [id, level]));

const BANK = { research: "bank", reason: "bank" } as const;

it.each<[string, ReadonlyMap<ToolId, number>, ToolUser, Recommendation | null]>([
  [
    "the scouter first, which costs as little as mines",
    raised(),
    NEWCOMER,
    { research: "scouter", reason: "scouter" },
  ],
  [
    "mines only without a shield",
    raised("scouter"),
    FIGHTER,
    { research: "mines", reason: "mines" },
  ],
  ["no mines to a player who has some", raised("scouter"), MINER, BANK],
  [
    "a tool for fights only with an army",
    raised("scouter", "bank", "market", "casino"),
    { ...NEWCOMER, hasArmy: true },
    { research: "flag_locator", reason: "flag_locator" },
  ],
  [
    "otherwise the cheapest",
    raised("scouter", "bank", "market", "casino"),
    NEWCOMER,
    { research: "gps", reason: "cheapest" },
  ],
  ["nothing that the base's level does not allow", all(1), FIGHTER, null],
  ["nothing without a base", raised(), { ...FIGHTER, baseLevel: 0 }, null],
  ["nothing above the highest level", all(5), { ...FIGHTER, baseLevel: 10 }, null],
])("recommends %s", (_what, levels, user, recommendation) => {
  expect(recommendedResearch(levels, user)).toEqual(recommendation);
});
