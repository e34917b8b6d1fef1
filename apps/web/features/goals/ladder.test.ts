import { UNITS } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { enGoals } from "../../lib/i18n/en-goals.ts";
import {
  EXPLORE_FAR_GOAL,
  EXPLORE_GOAL,
  type GoalId,
  goalsOf,
  type Known,
  LADDER,
  nextGoal,
} from "./ladder.ts";

const FRESH: Known = { deeds: { start: 1 }, plots: 0, rank: null, seen: 49, isGuest: true };
const NONE: ReadonlySet<string> = new Set();

const reached = (known: Partial<Known>, kept = NONE) =>
  goalsOf({ ...FRESH, ...known }, kept)
    .filter(({ isReached }) => isReached)
    .map(({ id }) => id);

const nextAfter = (...ids: GoalId[]) => nextGoal(goalsOf(FRESH, new Set(ids)))?.id;

describe("goalsOf", () => {
  it("has nothing reached for a fresh guest", () => {
    expect(reached({})).toEqual([]);
  });

  it.each<[Partial<Known>, GoalId[]]>([
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
    [{ deeds: { attack: 4 } }, []],
    [{ deeds: { attack: 4, "attack.won": 1 } }, ["battle"]],
    [{ deeds: { bank: 1, "bank.withdraw": 1 } }, []],
    [{ deeds: { tool: 1, "tool.flag_locator": 1 } }, ["locator"]],
    [{ deeds: { "upgrade-base": 4, "upgrade-base.5": 1 } }, ["level2", "level5"]],
    [{ plots: 1 }, ["plot"]],
    [{ rank: 1 }, []],
    [{ rank: 101, deeds: { "buy-units": 1 } }, []],
    [{ rank: 100, deeds: { "buy-units": 1 } }, ["rank"]],
  ])("reads off %j what is reached", (known, ids) => {
    expect(reached(known)).toEqual(ids);
  });

  it("keeps what was reached when it is no longer so", () => {
    expect(reached({ plots: 0, rank: 400 }, new Set(["plot", "rank"]))).toEqual(["plot", "rank"]);
  });
});

it("counts how far a goal is that takes more than one deed, and no further", () => {
  const countOf = (known: Partial<Known>, id: GoalId) =>
    goalsOf({ ...FRESH, ...known }, NONE).find((goal) => goal.id === id)?.count;
  expect(countOf({ seen: 57 }, "explore")).toEqual({ done: 57, of: EXPLORE_GOAL });
  expect(countOf({ seen: 130 }, "explore")).toEqual({ done: EXPLORE_GOAL, of: EXPLORE_GOAL });
  expect(countOf({ seen: 130 }, "far")).toEqual({ done: 130, of: EXPLORE_FAR_GOAL });
  expect(countOf({ deeds: { "buy-units.pikeman": 7 } }, "squad")).toEqual({ done: 7, of: 10 });
  expect(countOf({}, "holdings")).toEqual({ done: 0, of: 3 });
  expect(countOf({}, "dig")).toBeNull();
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
    const ids = LADDER.map(({ id }) => id);
    expect(nextAfter(...ids.filter((id) => id !== "name"))).toBe("name");
    expect(nextAfter(...ids)).toBeUndefined();
  });
});

it("has about thirty rungs, all of different names, each with words of its own", () => {
  const ids = LADDER.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(28);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(enGoals.all).sort()).toEqual([...ids].sort());
  const badges = Object.values(enGoals.all).map(({ badge }) => badge);
  expect(new Set(badges).size).toBe(badges.length);
});

it("asks for units by the names of the catalogue", () => {
  expect(UNITS.attack[0]?.id).toBe("pikeman");
  expect(UNITS.defense[0]?.id).toBe("wall");
});
