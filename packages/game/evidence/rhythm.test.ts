import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../game-time.ts";
import { seededRandom } from "../random.ts";
import { NOON } from "../testing/players.ts";
import { rhythmOf } from "./rhythm.ts";
import { EVIDENCE_THRESHOLDS } from "./thresholds.ts";

/** Digs after pauses that `next` gives. */
function digs(count: number, next: () => number): number[] {
  let at = NOON;
  return Array.from({ length: count }, () => {
    at += next();
    return at;
  });
}

describe("the rhythm of digs", () => {
  it("is even for a program, whatever the way between two fields", () => {
    const random = seededRandom("script");
    const steps = () => 2 * SECOND * random.int(1, 4) + random.int(-20, 20);
    expect(rhythmOf(digs(500, steps)).percent).toBeGreaterThan(EVIDENCE_THRESHOLDS.rhythmPercent);
  });

  it("is uneven for a human who hurries", () => {
    const random = seededRandom("human");
    const hasty = () => random.int(600, 1600) + random.int(0, 600);
    expect(rhythmOf(digs(500, hasty)).percent).toBeLessThan(EVIDENCE_THRESHOLDS.rhythmPercent / 2);
  });

  it("says nothing of few digs, and does not count breaks", () => {
    expect(rhythmOf(digs(200, () => 2 * SECOND)).percent).toBe(0);
    expect(rhythmOf(digs(500, () => 2 * MINUTE)).percent).toBe(0);
    expect(rhythmOf([])).toEqual({ percent: 0, hours: 0 });
  });

  it("counts the hours of the longest day, in any order", () => {
    const times = [0, 1, 5, 5.5].map((hour) => NOON - (NOON % DAY) + hour * HOUR);
    const next = [NOON + DAY, NOON + DAY + HOUR];
    expect(rhythmOf([...next, ...times.toReversed()]).hours).toBe(3);
  });
});
