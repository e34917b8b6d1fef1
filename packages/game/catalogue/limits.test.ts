import { expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import {
  ABSENT_AFTER_MS,
  CHAT,
  COOKIE_SECONDS,
  FIELD_PICTURES,
  GUEST,
  PERSIST,
  TEXT_LIMITS,
  TOASTS,
} from "./limits.ts";

// Numbers with rules of their own are tested there; these have no other test.
it("matches the numbers of the specification", () => {
  expect(TEXT_LIMITS).toMatchObject({ baseNameMax: 30, quoteMax: 90, quoteLines: 2 });
  expect(CHAT).toMatchObject({ room: "global", firstLoadDelayMs: 2000, historyRetries: 5 });
  expect(CHAT).toMatchObject({ scrollThrottleMs: 150, scrollThreshold: 0.8 });
  expect(PERSIST).toEqual({ version: 1, timeoutMs: 5000 });
  expect(TOASTS).toMatchObject({ blankMs: 4000, errorMs: 4000, successMs: 2000 });
  expect(TOASTS).toMatchObject({ limit: 20, removeDelayMs: 1000 });
  expect([COOKIE_SECONDS, FIELD_PICTURES]).toEqual([3600, 5]);
});

it("matches the numbers of the rules", () => {
  const { passwordMin, passwordMax, noteMax, chatBodyMax } = TEXT_LIMITS;
  expect([passwordMin, passwordMax, noteMax, chatBodyMax]).toEqual([8, 128, 280, 500]);
  expect(GUEST).toMatchObject({ briefActions: 20, briefIdleMs: 2 * HOUR, idleMs: 48 * HOUR });
  expect(ABSENT_AFTER_MS).toBe(60 * DAY);
});
