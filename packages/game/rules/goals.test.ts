import { describe, expect, it } from "vitest";
import {
  EXPLORE_FAR_GOAL,
  EXPLORE_GOAL,
  GOALS,
  type GoalFacts,
  type GoalId,
  publicGoals,
  reachedGoals,
} from "./goals.ts";

const FRESH: GoalFacts = {
  deeds: { start: 1 },
  plots: 0,
  bestRank: null,
  seen: 49,
  isGuest: true,
};

const reached = (known: Partial<GoalFacts>) => reachedGoals({ ...FRESH, ...known });

describe("reachedGoals", () => {
  it("is empty for a fresh guest", () => {
    expect(reached({})).toEqual([]);
  });

  it.each<[Partial<GoalFacts>, GoalId[]]>([
    [{ deeds: { dig: 1 } }, ["dig"]],
    [{ seen: EXPLORE_GOAL - 1 }, []],
    [{ seen: EXPLORE_GOAL }, ["explore"]],
    [{ seen: EXPLORE_FAR_GOAL }, ["explore", "far"]],
    [{ isGuest: false }, ["name"]],
    [{ deeds: { chat: 1 } }, ["hello"]],
    [{ deeds: { "buy-units.pikeman": 9 } }, ["pikeman"]],
    [{ deeds: { "buy-units.pikeman": 10 } }, ["pikeman", "squad"]],
    [{ deeds: { dig: 1, "dig.5": 1 } }, ["dig"]],
    [{ deeds: { dig: 1, "dig.20": 1, "dig.vein": 1 } }, ["dig", "effort", "vein"]],
    [{ deeds: { capture: 5, "capture.won": 2 } }, ["factory"]],
    [{ deeds: { capture: 5, "capture.won": 3 } }, ["factory", "holdings"]],
    [{ deeds: { "capture.medium": 1, "capture.works": 1 } }, ["medium", "works"]],
    [
      { deeds: { plunder: 1, collect: 1, relic: 1, garrison: 1 } },
      ["collect", "relic", "garrison"],
    ],
    [{ deeds: { plunder: 2, "plunder.won": 1 } }, ["plunder"]],
    [{ deeds: { attack: 4 } }, []],
    [{ deeds: { attack: 4, "attack.won": 1 } }, ["battle"]],
    [{ deeds: { bank: 1, "bank.withdraw": 1 } }, []],
    [{ deeds: { tool: 1, "tool.flag_locator": 1 } }, ["locator"]],
    [{ deeds: { "upgrade-base": 4, "upgrade-base.5": 1 } }, ["level2", "level5"]],
    [{ plots: 1 }, ["plot"]],
    [{ bestRank: 1 }, []],
    [{ bestRank: 101, deeds: { "buy-units": 1 } }, []],
    [{ bestRank: 100, deeds: { "buy-units": 1 } }, ["rank"]],
  ])("derives the reached goals from %j", (known, ids) => {
    expect(reached(known)).toEqual(ids);
  });
});

it("counts progress of multi-step goals, up to the target", () => {
  const progressOf = (known: Partial<GoalFacts>, id: GoalId) => {
    const goal = GOALS.find((one) => one.id === id);
    return goal !== undefined && "progress" in goal ? goal.progress({ ...FRESH, ...known }) : null;
  };
  expect(progressOf({ seen: 57 }, "explore")).toEqual({ done: 57, target: EXPLORE_GOAL });
  expect(progressOf({ seen: 130 }, "explore")).toEqual({
    done: EXPLORE_GOAL,
    target: EXPLORE_GOAL,
  });
  expect(progressOf({ seen: 130 }, "far")).toEqual({ done: 130, target: EXPLORE_FAR_GOAL });
  expect(progressOf({ deeds: { "buy-units.pikeman": 7 } }, "squad")).toEqual({
    done: 7,
    target: 10,
  });
  expect(progressOf({}, "holdings")).toEqual({ done: 0, target: 3 });
  expect(progressOf({}, "dig")).toBeNull();
});

it("hides goals about buying, installing, laying mines, garrisons, marking and saving", () => {
  const all = GOALS.map(({ id }) => id);
  expect(publicGoals(all)).toEqual([
    ...["dig", "explore", "hello", "name", "cave", "forest", "level2", "effort", "candle"],
    ...["factory", "collect", "relic", "vein", "far", "mirage", "holdings", "medium", "plunder"],
    ...["battle", "level5", "works"],
  ]);
});
