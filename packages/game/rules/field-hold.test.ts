import { expect, it } from "vitest";
import { HOUR } from "../game-time.ts";
import { NOON } from "../testing/players.ts";
import {
  holdAfterCapture,
  NEVER_HELD,
  plunderSafetyLeft,
  safetyAfterPlunder,
  safetyLeft,
} from "./field-hold.ts";

const SHIELD = NOON + 50;

it.each([
  ["a first small factory as long as the shield", { isFirst: true, slots: 900 }, 0, 50],
  ["a first small factory taken later longer", { isFirst: true, slots: 900 }, 70, 70],
  ["no first factory above 900 slots", { isFirst: true, slots: 1000 }, 0, 0],
  ["no later factory", { isFirst: false, slots: 500 }, 0, 0],
  ["what was taken from another by that alone", { isFirst: false, slots: 500 }, 30, 30],
  ["nothing longer than twelve hours", { isFirst: false, slots: 500 }, 12 * HOUR, 12 * HOUR],
  ["nothing taken ahead of the clock", { isFirst: false, slots: 500 }, 13 * HOUR, 0],
])("protects %s", (_what, factory, safeFor, left) => {
  expect(safetyLeft({ ...factory, safeUntil: NOON + safeFor }, { shieldUntil: SHIELD }, NOON)).toBe(
    left,
  );
});

it("ends the safety after a plunder when the factory was given up and is captured", () => {
  const plundered = { ...NEVER_HELD, plunderSafeUntil: NOON + HOUR / 2 };
  const hold = { ...plundered, ...holdAfterCapture(NOON, plundered) };
  expect(plunderSafetyLeft(NOON, hold)).toBe(0);
  // The field has had its hour of the day.
  expect(safetyAfterPlunder(NOON, hold)).toBe(0);
});
