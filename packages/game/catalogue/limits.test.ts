import { describe, expect, it } from "vitest";
import {
  CHAT,
  COOKIE_SECONDS,
  DIG_EFFORTS,
  DORMANT_AFTER_MS,
  EFFORT_TENTHS,
  FATIGUE,
  FIELD_PICTURES,
  GUEST,
  MAX_CANDLES,
  MIRAGE,
  PERSIST,
  REFERRAL,
  SIGHT,
  SPENT_MS,
  START,
  TEXT_LIMITS,
  TOASTS,
  VEIN,
} from "./limits.ts";

describe("numbers of the specification", () => {
  it("has the text limits", () => {
    const { baseNameMax, quoteMax, quoteLines } = TEXT_LIMITS;
    expect([baseNameMax, quoteMax, quoteLines]).toEqual([30, 90, 2]);
  });

  it("has the chat, the kept state and the cookies", () => {
    expect(CHAT).toEqual({
      room: "global",
      firstLoadDelayMs: 2000,
      scrollThrottleMs: 150,
      scrollThreshold: 0.8,
      historyRetries: 5,
    });
    expect(PERSIST).toEqual({ version: 1, timeoutMs: 5000 });
    expect(COOKIE_SECONDS).toBe(3600);
  });

  it("has the toasts", () => {
    expect(TOASTS).toEqual({
      blankMs: 4000,
      errorMs: 4000,
      successMs: 2000,
      limit: 20,
      removeDelayMs: 1000,
    });
  });

  it("has the mirage, the referral reward and the pictures", () => {
    expect(MIRAGE).toEqual({ fromHour: 12, toHour: 18, chance: 0.1, reward: 9999 });
    expect(1 / REFERRAL.divisor).toBe(0.1);
    expect(FIELD_PICTURES).toBe(5);
  });
});

describe("numbers of the rules", () => {
  it("has the start of a player", () => {
    expect(START).toEqual({
      metal: 1000,
      energy: 1000,
      baseLevel: 1,
      digMin: 0,
      digMax: 100,
      shieldMs: 259_200_000,
    });
  });

  it("has fatigue, spent fields and referral days", () => {
    expect(FATIGUE.dig).toEqual({ full: 500, half: 1000, last: 20 });
    expect(FATIGUE.cave).toEqual({ full: 60, half: 120, last: 10 });
    expect(FATIGUE.forest).toEqual({ full: 40, half: 80, last: 10 });
    expect(DIG_EFFORTS).toEqual([1, 5, 20]);
    expect(EFFORT_TENTHS).toEqual({ 1: 10, 5: 9, 20: 8 });
    expect(VEIN).toEqual({ oneIn: 25, factor: 2, perDay: 3 });
    expect(SPENT_MS).toEqual({ dig: 3_600_000, cave: 3_600_000, forest: 7_200_000 });
    expect(REFERRAL).toEqual({ divisor: 10, ownDivisor: 4, dailyAllowance: 2500 });
  });

  it("has accounts, guests and dormancy", () => {
    const { passwordMin, passwordMax, noteMax, chatBodyMax } = TEXT_LIMITS;
    expect([passwordMin, passwordMax, noteMax, chatBodyMax]).toEqual([8, 128, 280, 500]);
    expect(GUEST).toEqual({
      basesPerAddress: 5,
      yieldsAfterMs: 1_800_000,
      shareOfBases: 0.25,
      briefActions: 20,
      briefIdleMs: 7_200_000,
      idleMs: 172_800_000,
    });
    expect(DORMANT_AFTER_MS).toBe(5_184_000_000);
    expect([SIGHT, MAX_CANDLES]).toEqual([3, 7]);
  });
});
