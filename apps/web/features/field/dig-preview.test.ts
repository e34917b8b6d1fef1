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
] as const)("reduces the yield of effort %i by its cost", (effort, min, max) => {
  const preview = digPreview(digger(0), { ...metal, effort });
  expect(preview).toMatchObject({ min, max, digsLeft: null });
  expect(preview.after).toBe(english.game("field.after.full", { left: 500 - effort }));
});

it.each([
  [499, english.game("field.after.half", { left: 500 })],
  [999, english.game("field.after.last")],
])("says after %i digs what the next one leaves", (digs, text) => {
  expect(digPreview(digger(digs), metal).after).toBe(text);
});

it.each([
  ["follows the range of the resource dug", 0, 0, { resource: "energy" }, { min: 0, max: 50 }],
  ["doubles at a vein", 0, 0, { vein: true }, { vein: true, max: 200 }],
  ["doubles at no vein after those that pay", 0, 3, { vein: true }, { vein: false, max: 100 }],
  ["doubles at no vein for the tired", 500, 0, { vein: true }, { vein: false, max: 50 }],
] as const)("%s", (_what, digs, veins, set, preview) => {
  expect(digPreview(digger(digs, veins), { ...metal, ...set })).toMatchObject(preview);
});

it("says how many of the day's digs are left if too few for the effort", () => {
  expect(digPreview(digger(990), { ...metal, effort: 20 }).digsLeft).toBe(10);
  expect(digPreview(digger(1_200), metal).digsLeft).toBeNull();
});
