import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import { equalAmounts } from "../resource.ts";
import type { Fight, PlayerState } from "../state.ts";
import { makeBase } from "../testing/factories.ts";
import { makeFight, makePlayer, NOON } from "../testing/players.ts";
import { rememberFight } from "./fights.ts";
import { lootLimit, lootOf } from "./loot.ts";
import { lootAllowance, rememberLoot } from "./loot-allowance.ts";
import { lootPercent } from "./loot-share.ts";

const rich = makePlayer({ id: 1, dug: equalAmounts(10_000_000) });
const victim = makePlayer({ id: 2, carried: { metal: 101_000, energy: 5000 } });
const base = (ownerId: number, slots: number) => [makeBase(1, { id: ownerId, ownerId, slots })];
const robbed = (loot: number, set: Partial<Fight> = {}) =>
  makeFight({ other: 7, role: "defender", loot, ...set });

interface Raid {
  attacker?: PlayerState;
  defender?: Partial<PlayerState>;
  /** Slots of attacker and defender. */
  slots?: readonly [number, number];
  margin?: number;
}

function sidesOf({ attacker = rich, defender = {}, slots = [2000, 2000] }: Raid) {
  return {
    attacker,
    attackerFactories: base(1, slots[0]),
    defender: { ...victim, ...defender },
    defenderFactories: base(2, slots[1]),
  };
}

const raid = (given: Raid = {}) => lootOf(sidesOf(given), { by: "size" }, given.margin ?? 1, NOON);

describe("lootOf", () => {
  const lootWith = (set: Partial<PlayerState>, margin = 1) => raid({ defender: set, margin });
  const empty = Array.from({ length: 6 }, (_, other) => robbed(0, { other }));
  it.each([
    ["a tenth above 1,000", {}, 1, 10_000],
    ["less with a narrow margin", {}, 0.5, 5000],
    ["nothing of the first 1,000", { carried: { metal: 1000, energy: 3 } }, 1, 0],
    ["nothing of less than that", { carried: { metal: 10, energy: 3 } }, 1, 0],
    ["all after six empty victories", { fights: empty }, 1, 10_000],
    // With 30,000 taken the pool is 0.3 x 136,000 = 40,800, so 10,800 are left.
    ["all while the pool lasts", { fights: [robbed(20_000), robbed(10_000)] }, 1, 10_000],
    // With 35,000 taken it is 42,300.
    ["the rest of the pool", { fights: [robbed(35_000)] }, 1, 7300],
    ["nothing of an empty pool", { fights: [robbed(60_000)] }, 1, 0],
    ["all after a pool of yesterday", { fights: [robbed(60_000, { at: NOON - DAY })] }, 1, 10_000],
    ["all after loot of its own", { fights: [makeFight({ loot: 60_000 })] }, 1, 10_000],
    ["all after what the weak took", { fights: [robbed(60_000, { pool: "small" })] }, 1, 10_000],
  ] as const)("is %s", (_what, set, margin, amount) => {
    expect(lootWith(set, margin)).toEqual({ type: "metal", amount });
  });

  it("is of the resource that the defender carries more of", () => {
    expect(lootWith({ carried: { metal: 2000, energy: 2001 } })).toEqual({
      type: "energy",
      amount: 100,
    });
    expect(lootWith({ carried: equalAmounts(2000) }).type).toBe("metal");
  });

  it.each([
    [0, 10],
    [1, 12],
    [5, 20],
    [9, 20],
  ])("rises with Troop Transport %d to %d %", (level, percent) => {
    const tools = { ...rich.tools, hotcut: level };
    expect(lootPercent(tools)).toBe(percent);
    expect(raid({ attacker: { ...rich, tools } }).amount).toBe(percent * 1000);
  });

  it("comes from a separate pool for raiders below half the standing", () => {
    const taken = { fights: [robbed(60_000), robbed(10_000, { pool: "small" })] };
    // 0.15 x (106,000 + 10,000) - 10,000.
    expect(raid({ defender: taken, slots: [999, 2000] }).amount).toBe(7400);
    expect(raid({ defender: taken, slots: [1000, 2000] }).amount).toBe(0);
  });

  it("is zero for a guest and from a guest", () => {
    expect(raid({ attacker: { ...rich, isGuest: true } }).amount).toBe(0);
    expect(raid({ defender: { isGuest: true } }).amount).toBe(0);
  });

  it("is for a guest what others get, if the base is a labeled bot's", () => {
    const sides = sidesOf({ attacker: { ...rich, isGuest: true } });
    const loot = (isBot: boolean) =>
      lootOf({ ...sides, defenderIsBot: isBot }, { by: "size" }, 1, NOON).amount;
    expect([loot(true), loot(false)]).toEqual([10_000, 0]);
    const limit = lootLimit({ ...sides, defenderIsBot: true }, { by: "size" }, NOON);
    expect(limit).toMatchObject({ metal: 1_000_000, guest: null });
    const poor = makePlayer({ id: 1, isGuest: true, dug: { metal: 779, energy: 0 } });
    const few = { ...sidesOf({ attacker: poor }), defenderIsBot: true };
    expect(lootOf(few, { by: "size" }, 1, NOON).amount).toBe(77);
  });

  it("is zero between a referrer and a referred player", () => {
    expect(raid({ attacker: { ...rich, referrerId: victim.id } }).amount).toBe(0);
    expect(raid({ defender: { referrerId: rich.id } }).amount).toBe(0);
    // Players with the same referrer are not related to each other.
    const brought = { referrerId: 9 };
    const strangers = { attacker: { ...rich, ...brought }, defender: brought };
    expect(raid(strangers).amount).toBe(10_000);
  });

  it("is capped at a tenth of what the attacker dug", () => {
    const poor = makePlayer({ id: 1, dug: { metal: 779, energy: 0 } });
    expect(raid({ attacker: poor }).amount).toBe(77);
  });
});

describe("lootAllowance", () => {
  const week = [1, 2, 3, 4, 5, 6, 7];
  const dug = { dug: { metal: 100, energy: 0 }, dugBefore: { ...rich.dugBefore, metal: week } };
  const looted = (other: number, day: number, metal: number) => ({ other, day, metal, energy: 9 });
  it.each([
    ["all that was dug in seven days, a tenth from one", {}, 121, 12],
    ["less what was looted from others", { loots: [looted(3, 20_000, 21)] }, 100, 12],
    ["less what was looted here", { loots: [looted(2, 19_994, 5), looted(2, 20_000, 4)] }, 112, 3],
    ["nothing below zero", { loots: [looted(2, 20_000, 500)] }, 0, 0],
    ["free of what is older", { loots: [looted(2, 19_993, 500)] }, 121, 12],
    ["of seven days on a new one too", { counterDay: 19_999 }, 115, 11],
  ])("is %s", (_what, set, inAll, fromOne) => {
    const player = makePlayer({ id: 1, ...dug, ...set });
    expect(lootAllowance(player, 2, "metal", NOON)).toEqual({ week: inAll, victim: fromOne });
  });

  it("is forecast as zero between a referrer and a referred player", () => {
    const sides = sidesOf({ defender: { referrerId: rich.id } });
    expect(lootLimit(sides, { by: "size" }, NOON)).toMatchObject({
      metal: 0,
      energy: 0,
      guest: null,
      isReferral: true,
    });
  });

  it("is forecast before the attack, with the pool and the revenge limit", () => {
    const attacker = makePlayer({ id: 1, ...dug, dug: { metal: 100, energy: 5000 } });
    const sides = sidesOf({ attacker, slots: [100, 2000] });
    const known = { percent: 10, untouched: 1000, poolPercent: 15, guest: null, isReferral: false };
    const limit = { ...known, week: { metal: 121, energy: 5000 }, metal: 12 };
    const bySize = { ...limit, energy: 500, revenge: null };
    expect(lootLimit(sides, { by: "size" }, NOON)).toEqual(bySize);
    const byRevenge = { ...limit, energy: 50, revenge: 50 };
    expect(lootLimit(sides, { by: "revenge", maxLoot: 50 }, NOON)).toEqual(byRevenge);
  });
});

describe("rememberLoot", () => {
  it("adds up a player's day and drops entries older than seven days", () => {
    const loots = [19_993, 19_994, 20_000].map((day) => ({ other: 2, day, metal: 5, energy: 0 }));
    const attacker = makePlayer({ id: 1, loots });
    expect(rememberLoot(attacker, { other: 2, type: "energy", amount: 3 }, NOON)).toEqual([
      { other: 2, day: 19_994, metal: 5, energy: 0 },
      { other: 2, day: 20_000, metal: 5, energy: 3 },
    ]);
    expect(rememberLoot(attacker, { other: 3, type: "metal", amount: 3 }, NOON)).toHaveLength(3);
  });
});

describe("rememberFight", () => {
  it("drops empty victories of others before real raids", () => {
    const taken = robbed(10, { at: NOON - 2 * HOUR });
    let fights: readonly Fight[] = [taken];
    for (let other = 0; other < 600; other++) fights = rememberFight(fights, robbed(0, { other }));
    expect(fights).toHaveLength(500);
    expect(fights[0]).toBe(taken);
    expect(fights.at(-1)?.other).toBe(599);
  });
});
