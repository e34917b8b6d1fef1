import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { FIELD_TYPES } from "../catalogue/fields.ts";
import { seededRandom } from "../random.ts";
import { type Amounts, only } from "../resource.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { accepted, refusal } from "../testing/results.ts";
import { writesOf } from "../writes.ts";
import { buyPart } from "./buy-part.ts";

const env = { now: NOON, random: seededRandom("") };
const field = { type: "euc" } as const;

describe("buyPart", () => {
  it("sells a pickaxe for 500 energy into the inventory", () => {
    const player = makePlayer({ id: 1 });
    const { changes, outcome } = accepted(buyPart({ player, field }, { part: "pickaxe" }, env));
    expect(outcome).toEqual({ part: "pickaxe", held: 1, metal: 1000, energy: 500 });
    expect(writesOf(changes, "ledger")).toEqual([
      { playerId: 1, kind: "buy-part", metal: 0, energy: -500, detail: { part: "pickaxe" } },
    ]);
    const parts = { ...player.parts, pickaxe: 1 };
    expect(afterChanges(player, changes)).toEqual({
      ...player,
      carried: { metal: 1000, energy: 500 },
      parts,
    });
  });

  it.each(EXCAVATOR_PART_IDS)("takes the whole price of a %s in the right resource", (part) => {
    const { price, paidIn } = EXCAVATOR_PARTS[part];
    const buy = (carried: Amounts) =>
      buyPart({ player: makePlayer({ id: 1, carried }), field }, { part }, env);
    expect(accepted(buy(only(paidIn, price))).outcome).toMatchObject({
      held: 1,
      metal: 0,
      energy: 0,
    });
    const short = paidIn === "metal" ? "NOT_ENOUGH_METAL" : "NOT_ENOUGH_ENERGY";
    expect(refusal(buy(only(paidIn, price - 1)))).toBe(short);
  });

  it("sells no more than can be installed, those installed and held together", () => {
    const buy = (held: number, installed: number) => {
      const none = makePlayer({ id: 1 }).parts;
      const counts = {
        parts: { ...none, geothermal_plant: held },
        partsInstalled: { ...none, geothermal_plant: installed },
      };
      const player = makePlayer({ id: 1, carried: { metal: 400_000, energy: 1000 }, ...counts });
      return refusal(buyPart({ player, field }, { part: "geothermal_plant" }, env));
    };
    expect([buy(4, 0), buy(0, 4), buy(2, 2)]).toEqual([null, null, null]);
    const limit = "PART_LIMIT";
    expect([buy(5, 0), buy(0, 5), buy(2, 3), buy(9, 0)]).toEqual([limit, limit, limit, limit]);
  });

  it("serves only who stands on an Excavator Center", () => {
    const player = makePlayer({ id: 1 });
    const buy = (type: (typeof FIELD_TYPES)[number]) =>
      refusal(buyPart({ player, field: { type } }, { part: "pickaxe" }, env));
    for (const type of FIELD_TYPES) expect(buy(type)).toBe(type === "euc" ? null : "WRONG_FIELD");
  });

  it("costs what the ledger says and leaves no debts", () => {
    const purse = fc.nat({ max: 400_000 });
    fc.assert(
      fc.property(purse, purse, fc.constantFrom(...EXCAVATOR_PART_IDS), (metal, energy, part) => {
        const player = makePlayer({ id: 1, carried: { metal, energy } });
        const result = buyPart({ player, field }, { part }, env);
        const { price, paidIn } = EXCAVATOR_PARTS[part];
        expect(result.ok).toBe(player.carried[paidIn] >= price);
        if (!result.ok) return;
        const after = afterChanges(player, result.changes);
        const [entry] = writesOf(result.changes, "ledger");
        expect(after.carried.metal - metal).toBe(entry?.metal);
        expect(after.carried.energy - energy).toBe(entry?.energy);
        expect(entry?.[paidIn]).toBe(-price);
        expect(Math.min(after.carried.metal, after.carried.energy)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
