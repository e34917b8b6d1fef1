import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import { dayOfSeason, seasonEndsAt, seasonNotice, seasonPhase } from "./season.ts";

const MIDNIGHT = 20_000 * DAY;

describe("a season", () => {
  it("ends at a midnight, counting the day on which it begins", () => {
    expect(seasonEndsAt({ beginsAt: MIDNIGHT, days: 28 })).toBe(MIDNIGHT + 28 * DAY);
    expect(seasonEndsAt({ beginsAt: MIDNIGHT + 23 * HOUR, days: 28 })).toBe(MIDNIGHT + 28 * DAY);
  });

  it("has no end without a length", () => {
    const span = { beginsAt: MIDNIGHT, days: null };
    expect(seasonEndsAt(span)).toBeNull();
    expect(seasonPhase(span, MIDNIGHT + 1_000 * DAY)).toBe("running");
  });

  it.each([
    [-1, "waiting"],
    [0, "running"],
    [28 * DAY - 1, "running"],
    [28 * DAY, "peace"],
    [40 * DAY, "peace"],
  ])("%d ms after its beginning is %s", (elapsed, phase) => {
    expect(seasonPhase({ beginsAt: MIDNIGHT, days: 28 }, MIDNIGHT + elapsed)).toBe(phase);
  });

  it("counts its days from 1, one for each UTC day", () => {
    const span = { beginsAt: MIDNIGHT + 23 * HOUR, days: 28 };
    expect(dayOfSeason(span, MIDNIGHT + 23 * HOUR)).toBe(1);
    expect(dayOfSeason(span, MIDNIGHT + DAY)).toBe(2);
    expect(dayOfSeason(span, MIDNIGHT + 28 * DAY - 1)).toBe(28);
  });
});

describe("the notice of the end", () => {
  const endsAt = MIDNIGHT + 28 * DAY;
  it.each([
    ["early", 8, null, null],
    ["a week before", 7, null, 7],
    ["given already", 5, 7, null],
    ["three days before", 3, 7, 3],
    ["the last of those that were missed", 1, null, 1],
    ["after the end", -1, 3, null],
  ])("%s", (_, daysBefore, given, due) => {
    const now = endsAt - daysBefore * DAY;
    expect(seasonNotice({ beginsAt: MIDNIGHT, endsAt }, given, now)).toBe(due);
  });

  it("is left out where the season is shorter", () => {
    const short = { beginsAt: MIDNIGHT, endsAt: MIDNIGHT + 5 * DAY };
    expect(seasonNotice(short, null, MIDNIGHT + DAY)).toBeNull();
    expect(seasonNotice(short, null, MIDNIGHT + 2 * DAY)).toBe(3);
  });

  it("gives no notice in a season without an end", () => {
    expect(seasonNotice({ beginsAt: MIDNIGHT, endsAt: null }, null, endsAt)).toBeNull();
  });
});
