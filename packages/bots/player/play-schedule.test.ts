import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { expect, test } from "vitest";
import { ALWAYS, neighborsDay, nextPlay, sleepsUntil } from "./play-schedule.ts";

const MIDNIGHT = Date.UTC(2026, 5, 15);
const HOURS = Array.from({ length: 48 }, (_, half) => MIDNIGHT + half * (HOUR / 2));

test("each of eight neighbors sleeps eight hours a day, and at least two are awake at any time", () => {
  const schedules = Array.from({ length: 8 }, (_, number) => neighborsDay(number));
  for (const schedule of schedules) {
    expect(HOURS.filter((now) => sleepsUntil(schedule, now) !== null)).toHaveLength(16);
  }
  for (const now of HOURS) {
    const awake = schedules.filter((schedule) => sleepsUntil(schedule, now) === null);
    expect(awake.length).toBeGreaterThanOrEqual(2);
  }
});

test("sleep across midnight ends in the morning", () => {
  const schedule = { ...neighborsDay(0), sleepsAt: 22 };
  expect(sleepsUntil(schedule, MIDNIGHT - 2 * HOUR)).toBe(MIDNIGHT + 6 * HOUR);
  expect(sleepsUntil(schedule, MIDNIGHT + 5 * HOUR)).toBe(MIDNIGHT + 6 * HOUR);
  expect(sleepsUntil(schedule, MIDNIGHT + 6 * HOUR)).toBe(null);
  expect(sleepsUntil(schedule, MIDNIGHT - 2 * HOUR - 1)).toBe(null);
});

test("plays ten minutes per hour, each neighbor at a different time", () => {
  const schedule = { ...neighborsDay(1), sleepsAt: 12 };
  const at = (minutes: number) => nextPlay(schedule, 0, MIDNIGHT + minutes * MINUTE) - MIDNIGHT;
  expect(at(0)).toBe(22 * MINUTE);
  expect(at(22)).toBe(22 * MINUTE);
  expect(at(31)).toBe(31 * MINUTE);
  expect(at(32)).toBe(82 * MINUTE);
  const starts = Array.from({ length: 8 }, (_, number) => neighborsDay(number).playWindow.from);
  expect(new Set(starts).size).toBe(8);
});

test("a new account plays its first hour even during sleep", () => {
  const schedule = neighborsDay(0);
  const since = MIDNIGHT + HOUR;
  expect(nextPlay(schedule, since, since + 59 * MINUTE)).toBe(since + 59 * MINUTE);
  expect(nextPlay(schedule, since, since + HOUR)).toBe(MIDNIGHT + 8 * HOUR);
  expect(nextPlay(schedule, since, since + DAY)).toBe(MIDNIGHT + DAY + 8 * HOUR);
});

test("a bot without sleep always plays", () => {
  for (const now of HOURS) expect(nextPlay(ALWAYS, MIDNIGHT, now)).toBe(now);
});
