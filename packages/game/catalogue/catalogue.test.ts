import { describe, expect, it } from "vitest";
import { researchPrice } from "../rules/research.ts";
import { isConsumableTool, TOOLS } from "../rules/tools/all-tools.ts";
import {
  BASE_SLOTS,
  BASE_UPGRADE_COSTS,
  baseSlots,
  baseUpgradeCost,
  MAX_BASE_LEVEL,
  maxPlainFactories,
} from "./base-levels.ts";
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "./excavator.ts";
import { FIELD_TYPES, FIELDS, isDiggable } from "./fields.ts";
import { SAMPLE_CLANS } from "./sample-clans.ts";
import { TECHS } from "./techs.ts";
import { TOOL_IDS } from "./tools.ts";
import { SIDES } from "./units.ts";

describe("techs", () => {
  const costs = [0, 100, 300, 500, 700, 1000, 1200, 1500, 1800, 2000];
  it.each(SIDES)("of %s have the specified costs", (side) => {
    expect(TECHS[side].map((tech) => tech.cost)).toEqual(costs);
  });
});

describe("bases", () => {
  it("have the specified upgrade prices and slots", () => {
    expect(MAX_BASE_LEVEL).toBe(10);
    expect(BASE_UPGRADE_COSTS).toEqual([
      1000, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000, 1000000,
    ]);
    expect(BASE_SLOTS).toEqual([
      2000, 4000, 8000, 15000, 30000, 60000, 120000, 250000, 500000, 1000000,
    ]);
  });

  it("clamp levels outside 1..10", () => {
    expect([1, 9, 10].map(baseUpgradeCost)).toEqual([1000, 1000000, null]);
    expect([0, 1, 9, 10, 11].map(baseSlots)).toEqual([2000, 2000, 500000, 1000000, 1000000]);
    expect([1, 4, 10].map(maxPlainFactories)).toEqual([4, 7, 13]);
  });
});

describe("fields", () => {
  it.each([
    ["base", "attack"],
    ["factory", "attack"],
    ["forest", "enter"],
    ["cave", "enter"],
    ["waste", null],
    ["market", "enter"],
    ["bank", "enter"],
    ["memorial", "enter"],
    ["casino", "enter"],
    ["metal", "dig"],
    ["energy", "dig"],
    ["web", "enter"],
    ["mirage", "explore"],
    ["euc", "enter"],
  ] as const)("on %s allow: %s", (type, action) => {
    expect(FIELDS[type]).toMatchObject({ type, action, icon: expect.stringMatching(/^[a-z-]+$/) });
  });

  it("have fourteen types, two of them diggable", () => {
    expect(FIELD_TYPES).toHaveLength(14);
    expect(FIELD_TYPES.filter(isDiggable)).toEqual(["metal", "energy"]);
  });
});

describe("tools and researches", () => {
  const fourteen = [
    ["hotcut", 2000, null],
    ["mines", 800, 20],
    ["mdn", 1500, 10],
    ["gps", 500, null],
    ["scouter", 800, null],
    ["bank", 1000, null],
    ["casino", 1000, null],
    ["market", 1000, null],
    ["army_locator", 1500, 5],
    ["flag_locator", 1200, 5],
    ["base_locator", 1000, 5],
    ["base_mover", 5000, 1],
    ["prob_drive", 2500, 3],
    ["improb_drive", 4000, 3],
  ] as const;

  it.each(fourteen)("have the specified prices: %s", (id, basePrice, pack) => {
    expect(TOOLS[id]).toMatchObject({ id, basePrice, pack });
    const prices = [0, 1, 2, 3, 4, 5].map((level) => researchPrice(id, level));
    expect(prices).toEqual([...[1, 2, 4, 8, 16].map((factor) => factor * basePrice), null]);
  });

  const ids = fourteen.map(([id]) => id);

  it("begin with the fourteen of the specification, in its order", () => {
    expect(ids).toHaveLength(14);
    expect(TOOL_IDS.slice(0, 14)).toEqual(ids);
  });

  it("include the eight consumable tools of the specification", () => {
    const consumable =
      "mines, army_locator, mdn, flag_locator, base_locator, base_mover, prob_drive, improb_drive";
    expect(new Set(ids.filter(isConsumableTool))).toEqual(new Set(consumable.split(", ")));
  });
});

describe("excavator parts", () => {
  const rows = [
    { min: 1, max: 5, limit: 20, price: 500 },
    { min: 2, max: 10, limit: 15, price: 1500 },
    { min: 5, max: 25, limit: 10, price: 20000 },
    { min: 10, max: 50, limit: 8, price: 60000 },
    { min: 25, max: 125, limit: 5, price: 400000 },
  ];
  it.each([
    ["metal", "energy"],
    ["energy", "metal"],
  ] as const)("for %s are five, paid in %s", (raises, paidIn) => {
    const all = EXCAVATOR_PART_IDS.map((id) => EXCAVATOR_PARTS[id]);
    const parts = all.filter((part) => part.raises === raises);
    expect(parts).toMatchObject(rows.map((row) => ({ ...row, paidIn })));
  });
});

it("lists the ten specified sample clans", () => {
  const ranksOf = (is: "active" | "pending") =>
    SAMPLE_CLANS.filter((clan) => clan[is]).map(({ rank }) => rank);
  expect([ranksOf("active"), ranksOf("pending")]).toEqual([
    [1, 2, 3, 4, 5],
    [3, 6, 7, 8, 9, 10],
  ]);
  const powers = SAMPLE_CLANS.map(({ power }) => power);
  expect(powers).toEqual([1000, 900, 800, 700, 600, 500, 400, 300, 200, 100]);
});
