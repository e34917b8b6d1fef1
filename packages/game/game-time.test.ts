import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, gameDate, HOUR, MINUTE, periodOf, utcDay } from "./game-time.ts";

const at = (iso: string) => Date.parse(iso);

describe("gameDate", () => {
  it.each([
    // created, now, day, time
    ["2024-05-10T17:45:00Z", "2024-05-10T17:45:00Z", "1 | 0", "17:45"],
    ["2024-05-10T17:45:00Z", "2024-05-10T23:59:59Z", "1 | 0", "23:59"],
    ["2024-05-10T17:45:00Z", "2024-05-11T00:00:00Z", "1 | 1", "00:00"],
    ["2024-05-10T00:00:00Z", "2024-05-11T09:05:00Z", "1 | 1", "09:05"],
    ["2024-05-10T17:45:00Z", "2025-05-09T23:59:00Z", "1 | 364", "23:59"],
    ["2024-05-10T17:45:00Z", "2025-05-10T00:00:00Z", "2 | 365", "00:00"],
    ["2023-05-10T17:45:00Z", "2024-05-09T12:00:00Z", "1 | 365", "12:00"],
    ["2023-05-10T17:45:00Z", "2024-05-10T12:00:00Z", "2 | 366", "12:00"],
    ["2024-05-10T17:45:00Z", "2026-11-20T06:30:00Z", "3 | 924", "06:30"],
    ["2024-12-31T23:59:59Z", "2025-01-01T00:00:00Z", "1 | 1", "00:00"],
    ["2024-02-29T08:00:00Z", "2025-02-28T23:00:00Z", "1 | 365", "23:00"],
    ["2024-02-29T08:00:00Z", "2025-03-01T00:00:00Z", "2 | 366", "00:00"],
    ["2024-02-29T08:00:00Z", "2028-02-29T00:00:00Z", "5 | 1461", "00:00"],
  ])("for an account created %s, at %s shows %s %s", (created, now, dayText, timeText) => {
    expect(gameDate(at(created), at(now))).toMatchObject({ dayText, timeText });
  });

  it("shows the start of day one when the clock is before the account was created", () => {
    const date = gameDate(at("2024-05-10T17:45:00Z"), at("2024-05-09T12:00:00Z"));
    expect(date).toMatchObject({ dayText: "1 | 0", timeText: "00:00", period: "night" });
  });

  it("counts years like the calendar for any two days between 1970 and 2170", () => {
    const anyDay = fc.integer({ min: 0, max: 200 * 365 });
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const start = new Date(from * DAY);
        let years = 0;
        const anniversary = () =>
          Date.UTC(start.getUTCFullYear() + years + 1, start.getUTCMonth(), start.getUTCDate());
        while (anniversary() <= to * DAY) years++;
        expect(gameDate(from * DAY, to * DAY)).toMatchObject({ years, days: to - from });
      }),
    );
  });
});

describe("periodOf", () => {
  it.each([
    ["00:00", 0, "night"],
    ["05:59", 359, "night"],
    ["06:00", 360, "dawn"],
    ["11:59", 719, "dawn"],
    ["12:00", 720, "day"],
    ["17:59", 1079, "day"],
    ["18:00", 1080, "dusk"],
    ["23:59", 1439, "dusk"],
  ] as const)("at %s (minute %i) is %s", (time, minutes, period) => {
    expect(periodOf(minutes)).toBe(period);
    const shown = { timeText: time, minutesOfDay: minutes, period };
    expect(gameDate(0, minutes * MINUTE)).toMatchObject(shown);
  });
});

it("numbers UTC days from 1970", () => {
  expect(utcDay(at("1970-01-01T23:59:59Z"))).toBe(0);
  expect(utcDay(at("2024-01-01T00:00:00Z"))).toBe(19_723);
  expect(24 * HOUR).toBe(86_400_000);
});
