import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "./game-time.ts";
import { sessionEnd } from "./session-lifetime.ts";

const USUAL = { isGuest: false, stay: false };
const STAYING = { isGuest: false, stay: true };
const GUEST = { isGuest: true, stay: false };

describe("sessionEnd", () => {
  it.each([
    ["a session just begun", USUAL, 0, HOUR],
    ["one in use", USUAL, 5 * HOUR, 6 * HOUR],
    ["one near its last hour", USUAL, 23.5 * HOUR, DAY],
    ["one that stays", STAYING, 0, 30 * DAY],
    ["one that stays, in use", STAYING, 50 * DAY, 80 * DAY],
    ["one that stays, near its last month", STAYING, 70 * DAY, 90 * DAY],
    ["a guest's", GUEST, 0, 48 * HOUR],
    ["a guest's of half a year", GUEST, 180 * DAY, 182 * DAY],
    ["a guest's that would stay", { isGuest: true, stay: true }, 0, 48 * HOUR],
  ])("for %s", (_, kind, now, end) => {
    expect(sessionEnd(kind, 1000, 1000 + now)).toBe(1000 + end);
  });
});
