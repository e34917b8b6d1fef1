import { describe, expect, it } from "vitest";
import { NO_AMOUNTS } from "../resource.ts";
import type { FactoryState } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { amountsAround } from "../testing/prices.ts";
import { accepted, applied, refusal } from "../testing/results.ts";
import { changesOf } from "../writes.ts";
import { upgradeBase } from "./upgrade-base.ts";

const env = envAt();
const rich = { carried: { metal: 5_000_000, energy: 6_000_000 } };

function upgrade(factories: readonly FactoryState[], set = {}, id = 100) {
  return upgradeBase({ player: makePlayer({ id: 1, ...rich, ...set }), factories }, { id }, env);
}

describe("upgradeBase", () => {
  it("raises level and slots for the price of the current level", () => {
    const player = makePlayer({ id: 1 });
    const base = makeBase(1, { safeUntil: 7 });
    const factories = [makeFactory(3), base];
    const upgraded = applied(player, upgradeBase({ player, factories }, { id: 100 }, env));
    const raised = { ...base, lvl: 2, slots: 4000 };
    expect(upgraded.outcome).toEqual({ base: raised, lost: [], metal: 0, energy: 0 });
    expect(changesOf(upgraded.changes, "factory")).toEqual([
      { x: 10, y: 10, from: 1, to: 1, lvl: 2, slots: 4000, safeUntil: 7 },
    ]);
    const detail = { x: 10, y: 10, lvl: 2 };
    expect(upgraded.ledger).toEqual([
      { playerId: 1, kind: "upgrade-base", metal: -1000, energy: -1000, detail },
    ]);
    expect(upgraded.after).toEqual({ ...player, carried: NO_AMOUNTS });
  });

  it("releases factories of 900 slots or fewer when passing level 6, and no others", () => {
    const small = [makeFactory(1, 500), makeFactory(3, 900)];
    const factories = [...small, makeFactory(2, 1000), makeBase(6)];
    const { changes, outcome } = accepted(upgrade(factories));
    expect(outcome.lost).toEqual(small);
    const hold = { freeSince: NOON };
    expect(changesOf(changes, "factory").slice(1)).toEqual([
      { x: 1, y: 20, from: 1, to: null, lvl: 1, slots: 500, safeUntil: 0, hold },
      { x: 3, y: 20, from: 1, to: null, lvl: 1, slots: 900, safeUntil: 0, hold },
    ]);
    expect(changesOf(changes, "ledger").slice(1)).toEqual(
      small.map(({ x, y, slots }) => ({
        playerId: 1,
        kind: "factory-lost",
        metal: 0,
        energy: 0,
        detail: { x, y, slots, reason: "outgrown" },
      })),
    );
  });

  it("keeps small factories up to level 6", () => {
    expect(accepted(upgrade([makeFactory(1), makeBase(5)])).outcome.lost).toEqual([]);
  });

  it("upgrades only the player's own base below level 10", () => {
    const factories = [makeFactory(1), makeBase(10), makeBase(1, { id: 7, ownerId: 2 })];
    expect(refusal(upgrade(factories))).toBe("MAX_LEVEL");
    expect(refusal(upgrade(factories, {}, 1))).toBe("NOT_A_BASE");
    expect(refusal(upgrade(factories, {}, 7))).toBe("NOT_FOUND");
    expect(refusal(upgrade(factories, {}, 8))).toBe("NOT_FOUND");
  });

  it.each(amountsAround(5000))(
    "of level 2 with %i metal and %i energy answers %s",
    (metal, energy, code) => {
      expect(refusal(upgrade([makeBase(2)], { carried: { metal, energy } }))).toBe(code);
    },
  );
});
