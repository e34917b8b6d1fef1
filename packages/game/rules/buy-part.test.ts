import { describe, expect, it } from "vitest";
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { FIELD_TYPES } from "../catalogue/fields.ts";
import { type Amounts, singleAmount } from "../resource.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer } from "../testing/players.ts";
import { accepted, applied, refusal } from "../testing/results.ts";
import { buyPart } from "./buy-part.ts";

const env = envAt();
const field = { type: "euc" } as const;

describe("buyPart", () => {
  it("sells a pickaxe into the inventory for 500 energy", () => {
    const player = makePlayer({ id: 1 });
    const bought = applied(player, buyPart({ player, field }, { part: "pickaxe" }, env));
    expect(bought.outcome).toEqual({ part: "pickaxe", held: 1, metal: 1000, energy: 500 });
    expect(bought.ledger).toEqual([
      { playerId: 1, kind: "buy-part", metal: 0, energy: -500, detail: { part: "pickaxe" } },
    ]);
    const carried = { metal: 1000, energy: 500 };
    expect(bought.after).toEqual({ ...player, carried, parts: { ...player.parts, pickaxe: 1 } });
  });

  it.each(EXCAVATOR_PART_IDS)("charges the full price of a %s in the right resource", (part) => {
    const { price, paidIn } = EXCAVATOR_PARTS[part];
    const buy = (carried: Amounts) =>
      buyPart({ player: makePlayer({ id: 1, carried }), field }, { part }, env);
    const { outcome } = accepted(buy(singleAmount(paidIn, price)));
    expect(outcome).toMatchObject({ held: 1, metal: 0, energy: 0 });
    const short = paidIn === "metal" ? "NOT_ENOUGH_METAL" : "NOT_ENOUGH_ENERGY";
    expect(refusal(buy(singleAmount(paidIn, price - 1)))).toBe(short);
  });

  it("sells no more than can be installed, counting installed and held parts", () => {
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

  it("sells only on an Excavator Center", () => {
    const player = makePlayer({ id: 1 });
    const buy = (type: (typeof FIELD_TYPES)[number]) =>
      refusal(buyPart({ player, field: { type } }, { part: "pickaxe" }, env));
    for (const type of FIELD_TYPES) expect(buy(type)).toBe(type === "euc" ? null : "WRONG_FIELD");
  });
});
