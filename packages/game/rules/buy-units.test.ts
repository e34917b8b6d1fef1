import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIDES, UNITS } from "../catalogue/units.ts";
import { equalAmounts } from "../resource.ts";
import type { PlayerState } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { makePlayer, units } from "../testing/players.ts";
import { accepted, applied, refusal } from "../testing/results.ts";
import {
  type BuyUnitsInput,
  buyUnits,
  MAX_UNITS_PER_PURCHASE,
  maxUnits,
  unitPurchase,
} from "./buy-units.ts";

const env = envAt();
const wall = { side: "defense", index: 0, count: 1 } as const;
const pikeman = { ...wall, side: "attack" } as const;
const factories = [makeBase(1)];
const rich = { carried: equalAmounts(1e9) };
const allTechs = Array.from({ length: 10 }, () => true);

function code(set: Partial<PlayerState>, input: BuyUnitsInput) {
  return refusal(buyUnits({ player: makePlayer({ id: 1, ...set }), factories }, input, env));
}

describe("buyUnits", () => {
  it("sells a newcomer ten Pikemen for 500 metal and 1,000 energy, filling 2,000 slots", () => {
    const player = makePlayer({ id: 1 });
    const input = { ...pikeman, count: 10 };
    const bought = applied(player, buyUnits({ player, factories }, input, env));
    expect(bought.outcome).toEqual({ held: 10, metal: 500, energy: 0, freeSlots: 0 });
    const detail = { side: "attack", unit: "pikeman", count: 10 };
    expect(bought.ledger).toEqual([
      { playerId: 1, kind: "buy-units", metal: -500, energy: -1000, detail },
    ]);
    const carried = { metal: 500, energy: 0 };
    expect(bought.after).toEqual({ ...player, carried, attackUnits: units(10) });
  });

  it("adds to the right side at the right price", () => {
    const player = makePlayer({ id: 1, defenseUnits: units(3) });
    const bought = applied(player, buyUnits({ player, factories }, { ...wall, count: 2 }, env));
    expect(bought.outcome.held).toBe(5);
    const carried = { metal: 800, energy: 900 };
    expect(bought.after).toMatchObject({ carried, attackUnits: units(), defenseUnits: units(5) });
  });

  it("counts the slots of every factory", () => {
    const owned = [makeBase(), makeFactory(1)];
    const state = { player: makePlayer({ id: 1, ...rich }), factories: owned };
    const buy = (count: number) => buyUnits(state, { ...pikeman, count }, env);
    expect(accepted(buy(12)).outcome.freeSlots).toBe(100);
    expect(refusal(buy(13))).toBe("NOT_ENOUGH_SLOTS");
  });

  it.each(
    SIDES.flatMap((type) =>
      UNITS[type].map(({ id, tech }, index) => [id, type, index, tech] as const),
    ),
  )("asks for the right tech of a %s", (_id, type, index, tech) => {
    const needs = tech !== null && tech > 1;
    const input = { side: type, index, count: 1 };
    expect(code(rich, input)).toBe(needs ? "TECH_MISSING" : null);
    const other = { ...rich, attackTechs: allTechs, defenseTechs: allTechs };
    expect(code(other, input)).toBe(null);
    if (!needs) return;
    const without = allTechs.with(tech - 1, false);
    const side = type === "attack" ? "attackTechs" : "defenseTechs";
    expect(code({ ...other, [side]: without }, input)).toBe("TECH_MISSING");
  });

  it("treats the first tech as owned regardless of the flags", () => {
    const none = allTechs.map(() => false);
    expect(code({ attackTechs: none }, pikeman)).toBe(null);
    expect(code({ defenseTechs: none }, wall)).toBe(null);
  });

  it.each([
    [{ metal: 49, energy: 100 }, "NOT_ENOUGH_METAL"],
    [{ metal: 50, energy: 99 }, "NOT_ENOUGH_ENERGY"],
    [{ metal: 49, energy: 99 }, "NOT_ENOUGH_RESOURCES"],
    [{ metal: 50, energy: 100 }, null],
  ])("with %o answers %s for one Pikeman", (carried, expected) => {
    expect(code({ carried }, pikeman)).toBe(expected);
  });

  it.each([
    ...[0, -1, 1.5, 1_000_001, Number.NaN].map((count) => ({ count })),
    ...[-1, 10, 0.5].map((index) => ({ index })),
  ])("refuses %o", (set) => {
    expect(code(rich, { ...wall, ...set })).toBe("BAD_INPUT");
  });

  it("sells nothing while free slots are negative", () => {
    expect(code({ ...rich, attackUnits: units(11) }, wall)).toBe("NOT_ENOUGH_SLOTS");
  });
});

describe("maxUnits", () => {
  it("is the largest purchase that is accepted", () => {
    const amount = fc.nat({ max: 30_000 });
    const buyer = fc.record({
      metal: amount,
      energy: amount,
      slots: fc.integer({ min: -500, max: 30_000 }),
    });
    fc.assert(
      fc.property(
        buyer,
        fc.constantFrom(...SIDES),
        fc.nat({ max: 9 }),
        fc.boolean(),
        ({ slots, ...purse }, type, index, techs) => {
          const levels = techs ? allTechs : allTechs.map(() => false);
          const player = makePlayer({ id: 1, ...purse, attackTechs: levels, defenseTechs: levels });
          const state = { ...player, freeSlots: slots };
          const max = maxUnits(state, type, index);
          const buy = (count: number) => unitPurchase(state, { side: type, index, count }).ok;
          if (max > 0) expect(buy(max)).toBe(true);
          expect(buy(max + 1)).toBe(false);
        },
      ),
    );
  });

  it("never exceeds the limit of one purchase", () => {
    const player = makePlayer({ id: 1, carried: equalAmounts(1e15) });
    const state = { ...player, freeSlots: 1e15 };
    expect(maxUnits(state, "attack", 0)).toBe(MAX_UNITS_PER_PURCHASE);
  });
});
