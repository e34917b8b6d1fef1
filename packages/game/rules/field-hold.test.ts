import { expect, it } from "vitest";
import { safetyEnd } from "./field-hold.ts";

const SHIELD = 5_000;

it.each([
  ["a first small factory as long as the shield", { isFirst: true, slots: 900 }, 0, SHIELD],
  ["a first small factory taken later longer", { isFirst: true, slots: 900 }, 7_000, 7_000],
  ["no first factory above 900 slots", { isFirst: true, slots: 1000 }, 0, 0],
  ["no later factory", { isFirst: false, slots: 500 }, 0, 0],
  ["what was taken from another by that alone", { isFirst: false, slots: 500 }, 3_000, 3_000],
])("keeps safe %s", (_what, factory, safeUntil, end) => {
  expect(safetyEnd({ ...factory, safeUntil }, SHIELD)).toBe(end);
});
