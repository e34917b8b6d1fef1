import { MINUTE } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../testing/game.ts";
import { type CallWindow, createCallCounter } from "./call-counter.ts";

let now = NOON;
const windows = new Map<string, CallWindow>();
const { count, refund } = createCallCounter(
  { maxCalls: 2, windowMs: MINUTE },
  { now: () => now },
  windows,
);

/** Counts a call that must be allowed. */
function counted(key: string) {
  const result = count(key);
  if (!result.ok) throw new Error(`${key} was refused.`);
  return { refund: () => refund(key, result.beganAt) };
}

beforeEach(() => {
  now = NOON;
  windows.clear();
});

describe("a window", () => {
  test("starts with its first call and ignores refused calls", () => {
    counted("a");
    now += 40_000;
    counted("a");
    expect(count("a")).toEqual({ ok: false, waitMs: 20_000 });
    now += 19_999;
    expect(count("a")).toEqual({ ok: false, waitMs: 1 });
    now += 1;
    counted("a");
    counted("a");
    expect(count("a")).toEqual({ ok: false, waitMs: MINUTE });
  });

  test("is separate for each key", () => {
    counted("a");
    counted("a");
    counted("b");
    expect(count("a")).toMatchObject({ ok: false });
  });

  test("is over if the clock was set back before it", () => {
    counted("old");
    now += 30_000;
    counted("a");
    counted("a");
    now -= 20_000;
    counted("a");
    counted("a");
    expect(count("a")).toEqual({ ok: false, waitMs: MINUTE });
  });
});

describe("a refunded call", () => {
  test("can be used again", () => {
    counted("a");
    counted("a").refund();
    counted("a");
    expect(count("a")).toMatchObject({ ok: false });
  });

  test("adds nothing to a later window", () => {
    const late = counted("a");
    now += MINUTE;
    counted("a");
    counted("a");
    late.refund();
    expect(count("a")).toMatchObject({ ok: false });
  });
});

describe("memory", () => {
  test("holds no key whose window is over", () => {
    for (let n = 0; n < 100; n++) counted(`early${n}`);
    now += MINUTE / 2;
    counted("late");
    now += MINUTE / 2;
    counted("last");
    expect([...windows.keys()]).toEqual(["late", "last"]);
  });

  test("holds no key without calls, such as refunded logins", () => {
    for (let n = 0; n < 100; n++) counted(`ghost${n}`).refund();
    expect(windows.size).toBe(0);
  });

  test("holds nothing from before the clock was set back, one window later", () => {
    for (let n = 0; n < 100; n++) {
      now += 1000;
      counted(`key${n}`);
    }
    now = NOON;
    counted("now");
    now += MINUTE;
    counted("later");
    expect([...windows.keys()]).toEqual(["later"]);
  });
});
