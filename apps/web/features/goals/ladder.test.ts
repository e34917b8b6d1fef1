import { GOALS, type GoalId, type GoalKnowledge } from "@emberlode/game";
import goals from "@emberlode/messages/en/goals.json";

import { describe, expect, it } from "vitest";
import { goalsOf, nextGoal } from "./ladder.ts";

const FRESH: GoalKnowledge = {
  ...{ deeds: { start: 1 }, plots: 0, bestRank: null },
  ...{ seen: 49, isGuest: true },
};

const nextAfter = (...ids: GoalId[]) => nextGoal(goalsOf(FRESH, new Set(ids)))?.id;

it("keeps what was reached when it is no longer so", () => {
  const reached = goalsOf(FRESH, new Set(["plot", "rank"])).filter(({ isReached }) => isReached);
  expect(reached.map(({ id }) => id)).toEqual(["plot", "rank"]);
});

it("says how far a goal is only where it takes more than one deed", () => {
  const countOf = (id: GoalId) => goalsOf(FRESH, new Set()).find((goal) => goal.id === id)?.count;
  expect(countOf("explore")).toEqual({ done: 49, of: 120 });
  expect(countOf("dig")).toBeNull();
});

describe("nextGoal", () => {
  it("goes up the ladder", () => {
    expect(nextAfter()).toBe("dig");
    expect(nextAfter("dig")).toBe("explore");
    expect(nextAfter("dig", "explore", "hello", "name")).toBe("cave");
  });

  it("lets a guest go on who does not want a name yet", () => {
    expect(nextAfter("dig", "explore", "hello", "cave")).toBe("name");
    expect(nextAfter("dig", "explore", "hello", "cave", "forest")).toBe("pikeman");
  });

  it("stays with the others, whatever was reached beyond them by chance", () => {
    expect(nextAfter("dig", "explore", "hello", "name", "rank", "vein", "far")).toBe("cave");
  });

  it("comes back to what was passed by, and ends when all is reached", () => {
    const ids = GOALS.map(({ id }) => id);
    expect(nextAfter(...ids.filter((id) => id !== "name"))).toBe("name");
    expect(nextAfter(...ids)).toBeUndefined();
  });
});

it("has about thirty rungs, all of different names, each with words of its own", () => {
  const ids = GOALS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(28);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(goals.all).sort()).toEqual([...ids].sort());
  const badges = Object.values(goals.all).map(({ badge }) => badge);
  expect(new Set(badges).size).toBe(badges.length);
});
