import { describe, expect, it } from "vitest";
import type { Fight, PlayerState } from "../state.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { lootAllowance, lootOf, lootPercent } from "./loot.ts";

const week = [1, 2, 3, 4, 5, 6, 7];
const rich = makePlayer({ id: 1, dugMetal: 1_000_000, dugEnergy: 1_000_000 });
const victim = makePlayer({ id: 2, metal: 101_000, energy: 5000 });
const defeat = (set: Partial<Fight> = {}): Fight => ({
  ...{ other: 7, at: NOON - 3_600_000, role: "defender", place: "base", won: true },
  ...set,
});

describe("lootOf", () => {
  const of = (set: Partial<PlayerState>, margin = 1) =>
    lootOf(rich, { ...victim, ...set }, margin, NOON);
  it.each([
    ["a tenth above 1,000", {}, 1, 10_000],
    ["less with a narrow margin", {}, 0.5, 5000],
    ["nothing of the first 1,000", { metal: 1000, energy: 3 }, 1, 0],
    ["nothing of less than that", { metal: 10, energy: 3 }, 1, 0],
    ["half after a defeat", { fights: [defeat()] }, 1, 5000],
    ["a quarter after two", { fights: [defeat(), defeat({ other: 8 })] }, 1, 2500],
    ["all after a defence that held", { fights: [defeat({ won: false })] }, 1, 10_000],
    ["all after a victory of its own", { fights: [defeat({ role: "attacker" })] }, 1, 10_000],
    ["all after a factory was lost", { fights: [defeat({ place: "factory" })] }, 1, 10_000],
    ["all after a defeat of yesterday", { fights: [defeat({ at: NOON - 86_400_000 })] }, 1, 10_000],
  ] as const)("is %s", (_what, set, margin, amount) => {
    expect(of(set, margin)).toEqual({ type: "metal", amount });
  });

  it("is of what the defender carries more of", () => {
    expect(of({ metal: 2000, energy: 2001 })).toEqual({ type: "energy", amount: 100 });
    expect(of({ metal: 2000, energy: 2000 }).type).toBe("metal");
  });

  it.each([
    [0, 10],
    [1, 12],
    [5, 20],
    [9, 20],
  ])("rises with Troop Transport %d to %d %", (level, percent) => {
    const tools = rich.tools.with(0, level);
    expect(lootPercent({ tools })).toBe(percent);
    expect(lootOf({ ...rich, tools }, victim, 1, NOON).amount).toBe(percent * 1000);
  });
});

describe("lootAllowance", () => {
  it.each([
    [{}, 21 + 100],
    [{ lootedMetal: 21 }, 100],
    [{ lootedMetal: 500 }, 0],
    [{ counterDay: 19_999 }, 100 + 15],
    [{ counterDay: 19_999, lootedMetal: 99 }, 100 + 15],
  ])("with %o is %d", (set, expected) => {
    const player = makePlayer({ id: 1, dugMetal: 100, dugBeforeMetal: week, ...set });
    expect(lootAllowance(player, "metal", NOON)).toBe(expected);
  });

  it("bounds the loot", () => {
    const poor = makePlayer({ id: 1, dugMetal: 77 });
    expect(lootOf(poor, victim, 1, NOON).amount).toBe(77);
  });
});
