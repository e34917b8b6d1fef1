import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { expect, test } from "vitest";
import { ALWAYS, neighboursDay, nextPlay, sleepsUntil } from "./day-plan.ts";

const MIDNIGHT = Date.UTC(2026, 5, 15);
const HOURS = Array.from({ length: 48 }, (_, half) => MIDNIGHT + half * (HOUR / 2));

test("of eight neighbours each sleeps eight hours a day, and at least two are awake at any hour", () => {
  const plans = Array.from({ length: 8 }, (_, number) => neighboursDay(number));
  for (const plan of plans) {
    expect(HOURS.filter((now) => sleepsUntil(plan, now) !== null)).toHaveLength(16);
  }
  for (const now of HOURS) {
    const awake = plans.filter((plan) => sleepsUntil(plan, now) === null);
    expect(awake.length).toBeGreaterThanOrEqual(2);
  }
});

test("sleep over midnight ends in the morning", () => {
  const plan = { ...neighboursDay(0), sleepsAt: 22 };
  expect(sleepsUntil(plan, MIDNIGHT - 2 * HOUR)).toBe(MIDNIGHT + 6 * HOUR);
  expect(sleepsUntil(plan, MIDNIGHT + 5 * HOUR)).toBe(MIDNIGHT + 6 * HOUR);
  expect(sleepsUntil(plan, MIDNIGHT + 6 * HOUR)).toBe(null);
  expect(sleepsUntil(plan, MIDNIGHT - 2 * HOUR - 1)).toBe(null);
});

test("plays ten minutes in the hour, from when the account was made", () => {
  const plan = { ...neighboursDay(0), sleepsAt: 12 };
  const since = MIDNIGHT + 5 * MINUTE;
  const at = (minutes: number) => nextPlay(plan, since, since + minutes * MINUTE) - since;
  expect(at(0)).toBe(0);
  expect(at(9)).toBe(9 * MINUTE);
  expect(at(10)).toBe(60 * MINUTE);
  expect(at(69)).toBe(69 * MINUTE);
});

test("a new account plays its first ten minutes although it should sleep", () => {
  const plan = neighboursDay(0);
  const since = MIDNIGHT + HOUR;
  expect(nextPlay(plan, since, since + 5 * MINUTE)).toBe(since + 5 * MINUTE);
  expect(nextPlay(plan, since, since + 10 * MINUTE)).toBe(MIDNIGHT + 8 * HOUR);
  expect(nextPlay(plan, since, since + DAY)).toBe(MIDNIGHT + DAY + 8 * HOUR);
});

test("who never sleeps always plays", () => {
  for (const now of HOURS) expect(nextPlay(ALWAYS, MIDNIGHT, now)).toBe(now);
});
