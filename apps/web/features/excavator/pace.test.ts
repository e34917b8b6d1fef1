import { expect, it } from "vitest";
import { paceOf } from "./pace.ts";

it.each([
  [0, 500, "Gains a day are counted at 500 digs, a full day's strength."],
  [
    1,
    500,
    "Gains a day are counted at 500 digs, a full day's strength: your 1 dig of today is too few to go by.",
  ],
  [
    49,
    500,
    "Gains a day are counted at 500 digs, a full day's strength: your 49 digs of today are too few to go by.",
  ],
  [50, 50, "Gains a day are counted at your 50 digs of today."],
  [1_200, 1_200, "Gains a day are counted at your 1,200 digs of today."],
])("after %i digs counts at %i a day, and says so", (digs, digsPerDay, text) => {
  expect(paceOf(digs)).toEqual({ digsPerDay, text });
});
