import type { Status } from "@emberlode/contract";
import { GOAL_IDS, type GoalId } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { type GoalPlace, goalsOf } from "./goals.ts";
import { type FightFacts, isPossibleNow, requirementOf, type Situation } from "./possible.ts";

const HERE = { x: 2, y: 1 };
const FACTS = { deeds: {}, plots: 0, bestRank: null, seen: 49, isGuest: true };
const LINKS = new Map(goalsOf(FACTS, new Set()).map(({ id, link }) => [id, link]));

/** Counts of ten units: the first ones are given, the others are 0. */
const units = (...counts: number[]) => [...counts, ...Array(10 - counts.length).fill(0)];

interface Change extends Omit<Partial<Situation>, "user"> {
  status?: Partial<Status>;
  isGuest?: boolean;
  items?: Situation["user"]["items"];
  fight?: Partial<FightFacts>;
}

/** A player who can do everything, with changes. */
function situation({ status, isGuest = false, items = [], fight, ...change }: Change): Situation {
  const rich = makeStatus({
    metal: 1_000_000,
    energy: 1_000_000,
    slots: 20_000,
    factories: 2,
    attack_units: units(50),
    defense_units: units(50),
    ...status,
  });
  return {
    user: { ...makePayload().user, isGuest, items, status: rich },
    baseLevel: 6,
    isAskedForName: false,
    isShielded: false,
    stored: 500,
    isGarrisonReady: true,
    canFightPlayers: true,
    levelOf: () => 1,
    countOf: () => 1,
    placeOf: () => HERE,
    fightAt: () => ({
      isRefused: false,
      isOwned: true,
      endsShield: false,
      guard: 10,
      spoils: null,
      ...fight,
    }),
    ...change,
  };
}

const possible = (id: GoalId, change: Change = {}) => {
  const link = LINKS.get(id);
  if (link === undefined) throw new Error(`There is no goal ${id}.`);
  return isPossibleNow({ id, link }, situation(change));
};

it("finds every goal possible for a player who lacks nothing", () => {
  // Only guests have a name to choose, and they take nothing from stores. Ten Pikemen are for the
  // first factory.
  const asPlayer = GOAL_IDS.filter((id) => !possible(id));
  expect(asPlayer).toEqual(["name", "squad"]);
  expect(GOAL_IDS.filter((id) => !possible(id, { isGuest: true }))).toEqual(["squad", "plunder"]);
});

const POOR = { status: { metal: 0, energy: 0 } };
const NO_SLOTS = { status: { slots: 199 } };
const NO_ARMY = { status: { attack_units: units(0) } };
const PEACE = { canFightPlayers: false };
const NO_LEVEL = { levelOf: () => 0 };
const NO_TOOL = { countOf: () => 0 };
const FULL = { status: { factories: 10 } };
const TIRED = { factor: 0.05, remaining: null, veins: 0 } as const;
const unknown = (...places: GoalPlace[]) => ({
  placeOf: (place: GoalPlace) => (places.includes(place) ? null : HERE),
});

describe("skips", () => {
  it.each<[what: string, GoalId[], Change]>([
    ["a name that the page asks for anyway", ["name"], { isGuest: true, isAskedForName: true }],
    ["purchases without resources", ["pikeman", "wall", "squad", "tech", "card", "rank"], POOR],
    ["upgrades without resources", ["level2", "level5"], POOR],
    ["trades without resources", ["exchange", "deposit", "market", "casino", "part"], POOR],
    ["units without slots", ["pikeman", "wall", "squad", "rank"], NO_SLOTS],
    ["fights without an army", ["factory", "medium", "works", "plunder", "battle"], NO_ARMY],
    ["factories that the army cannot beat", ["factory", "holdings"], { fight: { guard: 51 } }],
    ["fights with players in a peace", ["battle", "plunder", "factory"], PEACE],
    ["fights that the server refused", ["battle", "works"], { fight: { isRefused: true } }],
    ["fights that would end the shield", ["battle", "plunder"], { fight: { endsShield: true } }],
    ["a store known to be worth less than a Pikeman", ["plunder"], { fight: { spoils: 149 } }],
    ["mines while shielded", ["mines"], { isShielded: true }],
    ["factories beyond the number allowed", ["factory", "holdings", "works"], { ...FULL }],
    ["works that the base is too low for", ["works"], { baseLevel: 5 }],
    ["upgrades at the highest level", ["level5"], { baseLevel: 10 }],
    ["a research above the base", ["card"], { baseLevel: 1 }],
    ["buildings without their key", ["deposit", "market", "casino"], NO_LEVEL],
    ["a full bank", ["deposit"], { status: { bankMetal: 20_000, bankEnergy: 20_000 } }],
    ["tools that the player has none of", ["mines", "locator"], NO_TOOL],
    ["a garrison just divided", ["garrison"], { isGarrisonReady: false }],
    ["a garrison without factories", ["garrison"], { status: { factories: 1 } }],
    ["a garrison without units", ["garrison"], { status: { defense_units: units(0) } }],
    ["empty stores", ["collect"], { stored: 0 }],
    ["a candle too many", ["candle"], { status: { candle: 7 } }],
    [
      "an effort of more digs than are left",
      ["effort"],
      { status: { fatigue: { ...TIRED, digs: 981 } } },
    ],
    [
      "veins that no longer pay",
      ["vein"],
      { status: { fatigue: { ...TIRED, digs: 9, veins: 3 } } },
    ],
    ["places that are unknown or resting", ["cave", "forest"], unknown("cave", "forest")],
    ["relics that are all taken", ["relic"], unknown("relic")],
    ["exploring once all is seen", ["explore", "far"], unknown("unseen")],
    ["digging where nothing can be dug", ["dig", "effort"], unknown("dig")],
  ])("%s", (_what, goals, change) => {
    expect(goals.filter((id) => possible(id, change))).toEqual([]);
  });
});

it.each<[what: string, GoalId, Change]>([
  ["a free factory in a peace", "factory", { ...PEACE, fight: { isOwned: false } }],
  ["fights against bots while shielded", "battle", { isShielded: true }],
  ["a store known to be worth a Pikeman", "plunder", { fight: { spoils: 150 } }],
  ["a factory guarded by an equal strength", "factory", { fight: { guard: 50 } }],
  ["a part that is held", "part", { ...POOR, items: [{ item: "pickaxe", count: 1 }] }],
  ["a part paid with what there is", "part", { status: { metal: 500, energy: 0 } }],
  ["chat and plots, with nothing else", "hello", { ...POOR, baseLevel: 1, ...NO_LEVEL }],
])("does not skip %s", (_what, id, change) => {
  expect(possible(id, change)).toBe(true);
});

it.each<[string, GoalId, number, number, ReturnType<typeof requirementOf>]>([
  ["a level for a works", "works", 5, 1, { level: 6 }],
  ["nothing for a works from that level on", "works", 6, 0, null],
  ["a research for the casino", "casino", 1, 0, { research: "casino" }],
  ["the bank's research for a deposit", "deposit", 1, 0, { research: "bank" }],
  ["nothing for a market that is open", "market", 1, 1, null],
  ["nothing for a dig", "dig", 1, 0, null],
])("requires %s", (_what, id, baseLevel, level, requirement) => {
  expect(requirementOf(id, { baseLevel, levelOf: () => level })).toEqual(requirement);
});
