import { describe, expect, it } from "vitest";
import { FACTORY_CLASS_IDS, FACTORY_CLASSES, factoryClass } from "../catalogue/factory-classes.ts";
import { type FieldType, SPECIAL_FIELD_TYPES } from "../catalogue/fields.ts";
import { generateWorld, type WorldField } from "./generate-world.ts";
import { cellAt, cellIndex, gridDistance, gridStep } from "./grid.ts";

const SEEDS = ["emberlode", "", "0", "1", "another world", "Ωmega", "x".repeat(300)];

/** Field types that form regions, with their share of the world. */
const REGIONS = [
  ["metal", 0.18],
  ["energy", 0.18],
  ["forest", 0.08],
  ["factory", 0.08],
  ["cave", 0.06],
] as const;

/** FNV-1a over the whole map, to compare maps. */
function fingerprint(world: readonly WorldField[]): string {
  let hash = 0x811c9dc5;
  for (const char of world.map((field) => `${field.type}${field.slots};`).join("")) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}

function fieldsOf(world: readonly WorldField[], type: FieldType): WorldField[] {
  return world.filter((field) => field.type === type);
}

/** Share of a type's eastern and southern neighbors that have the same type. */
function coherence(world: readonly WorldField[], type: FieldType): number {
  const fields = fieldsOf(world, type);
  const same = fields.flatMap((field) =>
    (["e", "s"] as const).filter((way) => world[cellIndex(gridStep(field, way))]?.type === type),
  );
  return same.length / (2 * fields.length);
}

describe.each(SEEDS.map((seed) => [seed.slice(0, 20), seed] as const))("world %j", (_, seed) => {
  const world = generateWorld(seed);

  it("has all 2,500 fields in cell order", () => {
    expect(world.map(({ x, y }) => ({ x, y }))).toEqual(world.map((_field, i) => cellAt(i)));
    expect(world).toHaveLength(2500);
  });

  it.each([
    ...REGIONS,
    ["market", 0.004],
    ["bank", 0.004],
    ["web", 0.004],
    ["casino", 0.002],
    ["memorial", 0.002],
    ["euc", 0.002],
    ["waste", 0.402],
    ["mirage", 0],
    ["base", 0],
  ] as const)("has the specified share of %s", (type, share) => {
    expect(fieldsOf(world, type).length / 2500).toBeCloseTo(share, 10);
  });

  it.each(SPECIAL_FIELD_TYPES)("has at least four %s fields, at least nine steps apart", (type) => {
    const places = fieldsOf(world, type);
    expect(places.length).toBeGreaterThanOrEqual(4);
    for (const a of places) {
      for (const b of places) if (a !== b) expect(gridDistance(a, b)).toBeGreaterThanOrEqual(9);
    }
  });

  it.each(REGIONS)(
    "places %s in regions: neighbors match at least 1.5 times as often as by chance",
    (type, share) => {
      expect(coherence(world, type)).toBeGreaterThan(1.5 * share);
    },
  );

  it("has exactly as many factories of each class as it should, in steps of 100 slots", () => {
    for (const { type, slots } of world) if (type !== "factory") expect(slots).toBe(0);
    const factories = fieldsOf(world, "factory");
    for (const id of FACTORY_CLASS_IDS) {
      const { fields, minSlots, maxSlots } = FACTORY_CLASSES[id];
      const slots = factories.map((one) => one.slots).filter((one) => factoryClass(one) === id);
      expect(slots).toHaveLength(fields);
      expect(slots.every((one) => one >= minSlots && one <= maxSlots && one % 100 === 0)).toBe(
        true,
      );
      // Even draws: the mean of ten of them is hardly ever farther from the middle than a third.
      const mean = slots.reduce((sum, one) => sum + one, 0) / slots.length;
      expect(Math.abs(mean - (minSlots + maxSlots) / 2)).toBeLessThan((maxSlots - minSlots) / 3);
    }
  });

  it("keeps works at least six steps apart", () => {
    const works = fieldsOf(world, "factory").filter(({ slots }) => slots >= 20_000);
    for (const a of works) {
      for (const b of works) if (a !== b) expect(gridDistance(a, b)).toBeGreaterThanOrEqual(6);
    }
  });

  it("keeps every waste field within eight steps of metal and of energy", () => {
    for (const type of ["metal", "energy"] as const) {
      const sources = fieldsOf(world, type);
      for (const waste of fieldsOf(world, "waste")) {
        expect(sources.some((source) => gridDistance(source, waste) <= 8)).toBe(true);
      }
    }
  });
});

describe("generateWorld", () => {
  it("generates the same map from the same seed on every machine and in every version", () => {
    expect(fingerprint(generateWorld("emberlode"))).toMatchInlineSnapshot(`"8600624f"`);
  });

  it("generates different maps from different seeds", () => {
    const prints = new Set(SEEDS.map((seed) => fingerprint(generateWorld(seed))));
    expect(prints.size).toBe(SEEDS.length);
  });
});
