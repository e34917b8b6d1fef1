import { expect, it } from "vitest";
import { shortageForAmount, shortageForPrice } from "./price.ts";

const carried = { metal: 100, energy: 40 };

it.each([
  [{ metal: 100, energy: 40 }, null],
  [
    { metal: 450, energy: 0 },
    { code: "NOT_ENOUGH_METAL", missing: { metal: 350, energy: 0 } },
  ],
  [
    { metal: 0, energy: 41 },
    { code: "NOT_ENOUGH_ENERGY", missing: { metal: 0, energy: 1 } },
  ],
  [
    { metal: 101, energy: 60 },
    { code: "NOT_ENOUGH_RESOURCES", missing: { metal: 1, energy: 20 } },
  ],
])("reports what is missing from the price %j", (price, refusal) => {
  expect(shortageForPrice(carried, price)).toEqual(refusal && { ok: false, ...refusal });
});

it("reports what is missing from a price in one resource", () => {
  expect(shortageForAmount(carried, "energy", 40)).toBeNull();
  const missing = { metal: 0, energy: 10 };
  expect(shortageForAmount(carried, "energy", 50)).toEqual({
    ok: false,
    code: "NOT_ENOUGH_ENERGY",
    missing,
  });
});
