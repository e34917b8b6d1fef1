import type { Status } from "@emberlode/contract";
import { expect, it } from "vitest";
import { EXPLORE_GOAL, firstGoals } from "./first-goals.ts";

const FRESH = {
  metal: 1000,
  energy: 1000,
  fatigue: { digs: 0, factor: 1, remaining: 500 },
} as Status;

function done(status: Status, seen: number, isGuest: boolean, said = false) {
  return firstGoals({ status, seen, isGuest, said })
    .filter((goal) => goal.done)
    .map(({ id }) => id);
}

it("has nothing reached for a fresh guest", () => {
  expect(done(FRESH, 49, true)).toEqual([]);
});

it("counts a dig of today, also one that yielded nothing", () => {
  expect(done({ ...FRESH, fatigue: { ...FRESH.fatigue, digs: 1 } }, 49, true)).toEqual(["dig"]);
});

it("still knows about a dig of an earlier day by what it left", () => {
  expect(done({ ...FRESH, energy: 1001 }, 49, true)).toEqual(["dig"]);
});

it("reaches the second goal at the number of fields, not before", () => {
  expect(done(FRESH, EXPLORE_GOAL - 1, true)).toEqual([]);
  expect(done(FRESH, EXPLORE_GOAL, true)).toEqual(["explore"]);
});

it("counts a named account as named", () => {
  expect(done(FRESH, 49, false)).toEqual(["name"]);
});

it("counts the first message as a hello", () => {
  expect(done(FRESH, 49, true, true)).toEqual(["hello"]);
});
