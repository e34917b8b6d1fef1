import { EVIDENCE_THRESHOLDS } from "@emberlode/game";
import { expect, test } from "vitest";
import { playLabeled } from "./labeled-world.ts";
import { measure, measureText, precisionOf, recallOf } from "./measure.ts";

/** Together 50 households, 20 campuses, and more than 50 rings that work. */
const WORLD = { rings: 8, households: 5, campuses: 2, days: 21, minutes: 20 } as const;
const WORLDS = 10;
const MINUTES = 60_000;

// The thresholds were tuned on the worlds "tuning 1" to "tuning 18".
test("finds nine rings of ten, and nineteen cases of twenty are about rings", {
  timeout: 30 * MINUTES,
}, () => {
  const worlds = Array.from({ length: WORLDS }, (_, nth) => playLabeled(`proof ${nth + 1}`, WORLD));
  const found = measure(worlds, EVIDENCE_THRESHOLDS);
  console.info(`${measureText(found)}\n${found.mistakes.join("\n")}`);
  expect(found.rings).toBeGreaterThanOrEqual(50);
  expect(found.others).toBe(WORLDS * (WORLD.households + WORLD.campuses));
  expect(recallOf(found)).toBeGreaterThanOrEqual(0.9);
  expect(precisionOf(found)).toBeGreaterThanOrEqual(0.95);

  const lax = { victories: 1, captures: 1, referees: 1 };
  expect(precisionOf(measure(worlds, { ...EVIDENCE_THRESHOLDS, ...lax }))).toBeLessThan(0.95);
  const strict = { victories: 9, captures: 12, referees: 6 };
  expect(recallOf(measure(worlds, { ...EVIDENCE_THRESHOLDS, ...strict }))).toBeLessThan(0.9);
  // Families fight as rings do; only what accounts spend on themselves tells them apart.
  for (const spentPercent of [0, 101]) {
    const blind = measure(worlds, { ...EVIDENCE_THRESHOLDS, spentPercent });
    expect(Math.min(recallOf(blind) / 0.9, precisionOf(blind) / 0.95)).toBeLessThan(1);
  }
});
