import { expect, it } from "vitest";
import { ABSENT_AFTER_MS, COOKIE_SECONDS, GUEST, TEXT_LIMITS } from "./account-limits.ts";
import { DAY, HOUR } from "./game-time.ts";

// Numbers with rules of their own are tested there; these have no other test.
it("matches the numbers of the specification", () => {
  expect(TEXT_LIMITS).toMatchObject({ baseNameMax: 30, quoteMax: 90, quoteLines: 2 });
  expect(COOKIE_SECONDS).toBe(3600);
});

it("matches the numbers of the rules", () => {
  const { passwordMin, passwordMax, noteMax, chatBodyMax } = TEXT_LIMITS;
  expect([passwordMin, passwordMax, noteMax, chatBodyMax]).toEqual([8, 128, 280, 500]);
  expect(GUEST).toMatchObject({ briefActions: 20, briefIdleMs: 2 * HOUR, idleMs: 48 * HOUR });
  expect(ABSENT_AFTER_MS).toBe(60 * DAY);
});
