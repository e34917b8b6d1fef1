import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { digPreview } from "./dig-preview.ts";

function digger(digs: number, veins = 0) {
  const fatigue = { digs, factor: 1, remaining: 500, veins } as const;
  return {
    digMetalCap: [10, 100],
    digEnergyCap: [0, 50],
    status: { fatigue },
  } satisfies Parameters<typeof digPreview>[0];
}

const metal = { resource: "metal", effort: 1, vein: false } as const;

it.each([
  [1, 10, 100],
  [5, 45, 450],
  [20, 160, 1_600],
] as const)("says what effort %i yields, less what the hurry costs", (effort, min, max) => {
  const preview = digPreview(digger(0), { ...metal, effort });
  expect(preview).toMatchObject({ min, max, tiredLeft: null });
  expect(preview.after).toBe(english.game("field.after.full", { left: 500 - effort }));
});

it.each([
  [499, english.game("field.after.half", { left: 500 })],
  [999, english.game("field.after.last")],
])("says after %i digs what the next one leaves", (digs, text) => {
  expect(digPreview(digger(digs), metal).after).toBe(text);
});

it("follows the range of the resource dug", () => {
  expect(digPreview(digger(0), { ...metal, resource: "energy" })).toMatchObject({
    min: 0,
    max: 50,
  });
});

it("doubles at a vein while veins pay", () => {
  const vein = { ...metal, vein: true };
  expect(digPreview(digger(0), vein)).toMatchObject({ vein: true, max: 200 });
  expect(digPreview(digger(0, 3), vein)).toMatchObject({ vein: false, max: 100 });
  expect(digPreview(digger(500), vein)).toMatchObject({ vein: false, max: 50 });
});

it("counts the tired rolls of one dig as such", () => {
  // Two in full and three at half, less a tenth.
  expect(digPreview(digger(498), { ...metal, effort: 5 }).max).toBe(Math.floor(350 * 0.9));
});

it("says how many of the day's first digs are left where they are too few", () => {
  expect(digPreview(digger(990), { ...metal, effort: 20 }).tiredLeft).toBe(10);
  expect(digPreview(digger(1_200), metal).tiredLeft).toBeNull();
});
