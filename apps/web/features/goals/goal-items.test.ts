import type { Status } from "@emberlode/contract";
import type { GoalId } from "@emberlode/game";
import { expect, it } from "vitest";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { goalItem, requirementItem } from "./goal-items.ts";

interface Known {
  status?: Partial<Status>;
  items?: { item: string; count: number }[];
  tools?: readonly string[];
}

const flags = (...owned: number[]) => Array.from({ length: 10 }, (_, at) => owned.includes(at));

it.each<[what: string, GoalId, Known, ReturnType<typeof goalItem>]>([
  ["the unit to buy", "squad", {}, "unit.pikeman"],
  ["the base to upgrade", "level5", {}, "base"],
  ["nothing of a place", "cave", {}, null],
  [
    "the first tech that is affordable",
    "tech",
    { status: { metal: 9999, energy: 9999 } },
    "tech.attack.1",
  ],
  ["a tech to save for", "tech", { status: { metal: 0, energy: 0 } }, "tech.attack.1"],
  ["a part that is held", "part", { items: [{ item: "drill", count: 1 }] }, "part.drill"],
  ["a part that is affordable", "part", { status: { metal: 500, energy: 0 } }, "part.hand_pump"],
  ["no part without the means", "part", { status: { metal: 0, energy: 0 } }, null],
  ["a locator that is held", "locator", { tools: ["base_locator"] }, "tool.base_locator"],
  ["no locator without one", "locator", {}, null],
  ["the first unit without the means", "rank", { status: { metal: 0, energy: 0 } }, "unit.pikeman"],
])("finds %s", (_what, id, { status = {}, items = [], tools = [] }, item) => {
  const user = { ...makePayload().user, status: makeStatus(status), items };
  expect(goalItem(id, { user, countOf: (tool) => (tools.includes(tool) ? 1 : 0) })).toBe(item);
});

it("finds the strongest unit that is affordable", () => {
  const rich = makeStatus({ metal: 1e6, energy: 1e6, slots: 1e5, attack_level: flags(0, 1) });
  const user = { ...makePayload().user, status: rich };
  const item = goalItem("rank", { user, countOf: () => 0 });
  expect(item).toMatch(/^unit\./);
  expect(item).not.toBe("unit.pikeman");
});

it("finds what is missing for a goal", () => {
  expect(requirementItem({ level: 6 })).toBe("base");
  expect(requirementItem({ research: "market" })).toBe("research.market");
});
