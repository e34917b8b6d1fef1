import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { invalidateServerTime, serverNow, setServerDate, setServerTime } from "./server-clock.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2025, 5, 1, 12);
const asDate = (time: number) => new Date(time).toUTCString();
const asIso = (time: number) => new Date(time).toISOString();

beforeEach(() => vi.useFakeTimers({ now: NOON }));

afterEach(() => setServerTime(new Date().toISOString()));

it("uses the Date header after the device's clock jumped, until the exact time is known", () => {
  setServerTime(asIso(NOON + 7));
  setServerDate(asDate(NOON + HOUR));
  expect(serverNow()).toBe(NOON + 7);
  vi.setSystemTime(NOON - 5 * HOUR);
  invalidateServerTime();
  setServerDate(null);
  setServerDate("yesterday");
  expect(serverNow()).toBe(NOON - 5 * HOUR + 7);
  setServerDate(asDate(NOON));
  expect(Math.abs(serverNow() - NOON)).toBeLessThan(1_000);
  // A difference within the header's precision changes nothing.
  const before = serverNow();
  setServerDate(asDate(NOON + 1_000));
  expect(serverNow()).toBe(before);
  setServerTime(asIso(NOON + 9));
  expect(serverNow()).toBe(NOON + 9);
});
