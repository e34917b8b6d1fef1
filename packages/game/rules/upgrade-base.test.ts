import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE_UPGRADE_COSTS, baseSlots } from "../catalogue/base-levels.ts";
import { totalSlots } from "../power.ts";
import { seededRandom } from "../random.ts";
import { NOTHING } from "../resource.ts";
import type { FactoryState } from "../state.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { accepted, refusal } from "../testing/results.ts";
import { writesOf } from "../writes.ts";
import { upgradeBase } from "./upgrade-base.ts";

const env = { now: NOON, random: seededRandom("") };
const rich = { carried: { metal: 5_000_000, energy: 6_000_000 } };

function upgrade(factories: readonly FactoryState[], set = {}, id = 100) {
  return upgradeBase({ player: makePlayer({ id: 1, ...rich, ...set }), factories }, { id }, env);
}

describe("upgradeBase", () => {
  it("raises level and slots for the price of the present level", () => {
    const player = makePlayer({ id: 1 });
    const base = makeBase(1, { safeUntil: 7 });
    const state = { player, factories: [makeFactory(3), base] };
    const { changes, outcome } = accepted(upgradeBase(state, { id: 100 }, env));
    expect(outcome).toEqual({
      base: { ...base, lvl: 2, slots: 4000 },
      lost: [],
      metal: 0,
      energy: 0,
    });
    expect(writesOf(changes, "factory")).toEqual([
      { x: 10, y: 10, from: 1, to: 1, lvl: 2, slots: 4000, safeUntil: 7 },
    ]);
    expect(writesOf(changes, "ledger")).toEqual([
      {
        playerId: 1,
        kind: "upgrade-base",
        metal: -1000,
        energy: -1000,
        detail: { x: 10, y: 10, lvl: 2 },
      },
    ]);
    expect(afterChanges(player, changes)).toEqual({ ...player, carried: NOTHING });
  });

  it("on passing level 3 lets go of factories of 900 slots or fewer, and of no others", () => {
    const small = [makeFactory(1, 500), makeFactory(3, 900)];
    const factories = [...small, makeFactory(2, 1000), makeBase(3)];
    const { changes, outcome } = accepted(upgrade(factories));
    expect(outcome.lost).toEqual(small);
    const hold = { freeSince: NOON };
    expect(writesOf(changes, "factory").slice(1)).toEqual([
      { x: 1, y: 20, from: 1, to: null, lvl: 1, slots: 500, safeUntil: 0, hold },
      { x: 3, y: 20, from: 1, to: null, lvl: 1, slots: 900, safeUntil: 0, hold },
    ]);
    expect(writesOf(changes, "ledger").slice(1)).toEqual(
      small.map(({ x, y, slots }) => ({
        playerId: 1,
        kind: "factory-lost",
        metal: 0,
        energy: 0,
        detail: { x, y, slots, reason: "outgrown" },
      })),
    );
  });

  it("keeps small factories up to level 3", () => {
    expect(accepted(upgrade([makeFactory(1), makeBase(2)])).outcome.lost).toEqual([]);
  });

  it("upgrades nothing but the player's own base below level 10", () => {
    const factories = [makeFactory(1), makeBase(10), makeBase(1, { id: 7, ownerId: 2 })];
    expect(refusal(upgrade(factories))).toBe("MAX_LEVEL");
    expect(refusal(upgrade(factories, {}, 1))).toBe("NOT_A_BASE");
    expect(refusal(upgrade(factories, {}, 7))).toBe("NOT_FOUND");
    expect(refusal(upgrade(factories, {}, 8))).toBe("NOT_FOUND");
  });

  it.each([
    [4999, 5000, "NOT_ENOUGH_METAL"],
    [5000, 4999, "NOT_ENOUGH_ENERGY"],
    [4999, 4999, "NOT_ENOUGH_RESOURCES"],
    [5000, 5000, null],
  ])("of level 2 with %i metal and %i energy answers %s", (metal, energy, expected) => {
    expect(refusal(upgrade([makeBase(2)], { carried: { metal, energy } }))).toBe(expected);
  });

  it("costs what the ledger says, keeps levels within 1..10 and never lowers the slots", () => {
    const slots = fc.integer({ min: 5, max: 25 }).map((n) => n * 100);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.array(slots, { maxLength: 6 }),
        (lvl, held) => {
          // As many as the rules allow a base of this level, at most.
          const plain = held.slice(0, 3 + lvl).map((size, i) => makeFactory(i + 1, size));
          const player = makePlayer({ id: 1, ...rich });
          const factories = [makeBase(lvl), ...plain];
          const result = upgradeBase({ player, factories }, { id: 100 }, env);
          expect(refusal(result)).toBe(lvl === 10 ? "MAX_LEVEL" : null);
          if (!result.ok) return;
          const { changes, outcome } = result;
          expect(outcome.base.lvl).toBe(lvl + 1);
          expect(outcome.base.slots).toBe(baseSlots(lvl + 1));
          const after = afterChanges(player, changes);
          const price = BASE_UPGRADE_COSTS[lvl - 1] ?? 0;
          const sum = writesOf(changes, "ledger").reduce((total, entry) => total + entry.metal, 0);
          expect([after.carried.metal - player.carried.metal, sum]).toEqual([-price, -price]);
          expect(after.carried.energy - player.carried.energy).toBe(-price);
          const kept = plain.filter((factory) => !outcome.lost.includes(factory));
          expect(totalSlots([outcome.base, ...kept])).toBeGreaterThan(totalSlots(factories));
          if (lvl >= 3) expect(kept.every((factory) => factory.slots > 900)).toBe(true);
        },
      ),
    );
  });
});
