import type { ExcavatorAnswer } from "@emberlode/contract";
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS, type ExcavatorPartId } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { makeOwned } from "../factories/testing.ts";
import {
  buyRefusalText,
  installRefusalText,
  laddersOf,
  maxParts,
  partRowsOf,
  producedMore,
  withInstalled,
} from "./parts.ts";

function list(held: number, installed: number): ExcavatorAnswer {
  const items = EXCAVATOR_PART_IDS.map((id) => {
    const { raises: type, paidIn, price, limit, min, max } = EXCAVATOR_PARTS[id];
    return {
      _id: id,
      type,
      title: english.catalogue(`parts.${id}`),
      count: installed,
      price,
      paidIn,
      limit,
      minRaise: min,
      maxRaise: max,
      users: [{ user: "1", count: held }],
    };
  });
  return { energyCap: [0, 100], metalCap: [0, 100], items };
}

function pickaxe(held: number, installed: number) {
  const [rung] = partRowsOf(list(held, installed), "metal");
  if (rung === undefined) throw new Error("The ladder has no first rung.");
  return rung;
}

/** The list of a player who holds one of a part. */
function withSpare(part: ExcavatorPartId): ExcavatorAnswer {
  const { items, ...caps } = list(0, 0);
  return {
    ...caps,
    items: items.map((item) =>
      item._id === part ? { ...item, users: [{ user: "1", count: 1 }] } : item,
    ),
  };
}

const RICH = { metal: 10_000, energy: 10_000 };
const DIG = { metal: 50, energy: 50 };

it("lists parts that can be installed first, and the ladder with one before the other", () => {
  const none = laddersOf(list(0, 0));
  expect(none.map(({ raises }) => raises)).toEqual(["metal", "energy"]);
  const spare = none[1]?.ids[3];
  if (spare === undefined) throw new Error("The ladder has no fourth rung.");
  const [first] = laddersOf(withSpare(spare));
  expect([first?.raises, first?.ids[0]]).toEqual(["energy", spare]);
});

it("adds to what factories make in proportion to the dig", () => {
  const production = { percent: 100, perDay: { metal: 2_400, energy: 0 }, store: DIG, fullAt: "" };
  const factories = [makeOwned({ production }), makeOwned({ production: null })];
  // 48 digs a day of 50, and three more for each.
  expect(producedMore(pickaxe(0, 0), factories, DIG)).toBe(144);
  expect(producedMore(pickaxe(0, 0), [], DIG)).toBe(0);
});

it("says why a part cannot be bought", () => {
  expect(buyRefusalText(pickaxe(0, 0), RICH, true, DIG)).toBeNull();
  expect(buyRefusalText(pickaxe(0, 0), RICH, false, DIG)).toBe(english.excavator("reasons.away"));
  expect(buyRefusalText(pickaxe(1, 19), RICH, true, DIG)).toBe(english.excavator("reasons.limit"));
  const poor = { metal: 9_999, energy: 380 };
  for (const isHere of [true, false]) {
    const why = buyRefusalText(pickaxe(0, 0), poor, isHere, DIG);
    const amounts = "120 more energy (about 3 digs)";
    expect(why).toBe(english.controls("price.shortBy", { amounts }));
  }
});

it("says why a part cannot be installed", () => {
  expect(installRefusalText(pickaxe(1, 0), true)).toBeNull();
  expect(installRefusalText(pickaxe(1, 0), false)).toBe(english.excavator("reasons.away"));
  expect(installRefusalText(pickaxe(0, 0), true)).toBe(english.excavator("reasons.notHeld"));
  expect(installRefusalText(pickaxe(1, 20), true)).toBe(english.excavator("reasons.full"));
});

it.each<[string, number, number, { metal: number; energy: number }, number]>([
  ["what can be paid", 0, 0, { metal: 0, energy: 1_999 }, 3],
  ["what can be installed", 2, 15, RICH, 3],
  ["nothing at the limit", 5, 15, RICH, 0],
  ["nothing above the limit", 9, 15, RICH, 0],
])("allows %s", (_what, held, installed, carried, most) => {
  expect(maxParts(pickaxe(held, installed), carried)).toBe(most);
});

it("updates the list optimistically for installed parts, held or just bought", () => {
  const installed = withInstalled(withSpare("drill"), "drill");
  expect(partRowsOf(installed, "metal")[2]).toMatchObject({ held: 0, installed: 1 });
  expect(installed).toMatchObject({ metalCap: [5, 125], energyCap: [0, 100] });
  const bought = withInstalled(withSpare("drill"), "drill", { count: 3, bought: 3 });
  expect(partRowsOf(bought, "metal")[2]).toMatchObject({ held: 1, installed: 3 });
  expect(partRowsOf(bought, "metal")[1]).toMatchObject({ held: 0, installed: 0 });
  expect(bought).toMatchObject({ metalCap: [15, 175], energyCap: [0, 100] });
});
