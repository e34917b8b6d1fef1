import { EVIDENCE_THRESHOLDS, findCases } from "@emberlode/game";
import { beforeAll, describe, expect, it } from "vitest";
import { type LabeledWorld, playLabeled } from "./labeled-world.ts";
import { factsOf, measure, precisionOf, recallOf } from "./measure.ts";

/** As many groups as a few seconds allow. The whole sets are in `evidence.full.test.ts`. */
const SMALL = { rings: 6, households: 4, campuses: 1, days: 14, minutes: 8 } as const;

describe("evidence in a small world", () => {
  let world: LabeledWorld;
  beforeAll(() => {
    world = playLabeled("hamlet", SMALL);
  });

  it("shows rings, and neither households nor campuses", () => {
    const found = measure([world], EVIDENCE_THRESHOLDS);
    expect(found.rings).toBeGreaterThanOrEqual(3);
    expect(found.mistakes).toEqual([]);
  });

  it("depends on the thresholds: lax ones accuse families, strict ones find little", () => {
    const lax = { victories: 1, captures: 1, referees: 1, spentPercent: 100 };
    expect(precisionOf(measure([world], { ...EVIDENCE_THRESHOLDS, ...lax }))).toBeLessThan(0.95);
    const strict = { victories: 12, captures: 16, referees: 8 };
    expect(recallOf(measure([world], { ...EVIDENCE_THRESHOLDS, ...strict }))).toBeLessThan(0.9);
  });

  it("needs something that passed: whatever the rhythm, no case without it", () => {
    const facts = { ...factsOf(world), favors: [] };
    const everyRhythm = { ...EVIDENCE_THRESHOLDS, rhythmPercent: 0, hours: 0 };
    expect(findCases(facts, everyRhythm)).toEqual([]);
  });
});
