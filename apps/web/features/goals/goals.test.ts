import { GOALS, type GoalFacts, type GoalId } from "@emberlode/game";
import { expect, it } from "vitest";
import { type Goal, goalsOf, nextGoal } from "./goals.ts";

const FRESH: GoalFacts = {
  deeds: { start: 1 },
  plots: 0,
  bestRank: null,
  seen: 49,
  isGuest: true,
};

it("keeps goals reached even if they no longer are", () => {
  const reached = goalsOf(FRESH, new Set(["plot", "rank"])).filter(({ isReached }) => isReached);
  expect(reached.map(({ id }) => id)).toEqual(["plot", "rank"]);
});

it("shows a count only for goals that take more than one action", () => {
  const progressOf = (id: GoalId) =>
    goalsOf(FRESH, new Set()).find((goal) => goal.id === id)?.progress;
  expect(progressOf("explore")).toEqual({ done: 49, target: 120 });
  expect(progressOf("dig")).toBeNull();
});

const ALL = GOALS.map(({ id }) => id);
const FIRST = ["dig", "explore", "hello"] as const;

/** The next goal of a player who reached these and cannot act on those. */
const nextOf = (
  reached: readonly GoalId[],
  impossible: readonly GoalId[] = [],
  followed: GoalId | null = null,
) => {
  const isPossible = ({ id }: Goal) => !impossible.includes(id);
  return nextGoal(goalsOf(FRESH, new Set(reached)), isPossible, followed)?.id;
};

it.each<[string, readonly GoalId[], GoalId | undefined]>([
  ["begins with a dig", [], "dig"],
  ["goes up the ladder", ["dig"], "explore"],
  ["goes on to the cave", [...FIRST, "name"], "cave"],
  ["asks a guest for a name later", [...FIRST, "cave"], "name"],
  ["goes on without a name", [...FIRST, "cave", "forest"], "level2"],
  ["skips nothing reached by chance", [...FIRST, "name", "rank", "vein", "far"], "cave"],
  ["returns to a skipped goal", ALL.filter((id) => id !== "name"), "name"],
  ["ends when all is reached", ALL, undefined],
])("%s", (_what, reached, next) => {
  expect(nextOf(reached)).toBe(next);
});

it("skips what is impossible now, and comes back to it", () => {
  expect(nextOf(FIRST, ["name", "cave"])).toBe("forest");
  expect(nextOf(FIRST, ["name"])).toBe("cave");
  expect(nextOf([...FIRST, "cave", "forest"], ["level2", "pikeman", "wall"])).toBe("plot");
  expect(nextOf(["dig"], ALL)).toBeUndefined();
});

it("stays with the goal that the player follows until it is reached or impossible", () => {
  expect(nextOf(FIRST, [], "level2")).toBe("level2");
  expect(nextOf(FIRST, ["level2", "name"], "level2")).toBe("cave");
  expect(nextOf([...FIRST, "name", "level2"], [], "level2")).toBe("cave");
});
