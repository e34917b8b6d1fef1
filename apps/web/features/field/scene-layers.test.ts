import { expect, it } from "vitest";
import { CHANGE_GAP_MS, pictureDueAt } from "./scene-layers.ts";

/** When pictures change for steps at these times; as on the page, later steps postpone a change. */
function changes(steps: readonly number[]): number[] {
  const shown: number[] = [];
  let [changedAt, steppedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let due: number | null = null;
  const pass = (until: number) => {
    if (due === null || due > until) return;
    shown.push(due);
    changedAt = due;
    due = null;
  };
  for (const now of steps) {
    pass(now);
    due = pictureDueAt({ now, changedAt, steppedAt, walking: false });
    steppedAt = now;
    pass(now);
  }
  pass(Number.POSITIVE_INFINITY);
  return shown;
}

const every = (ms: number, count: number) => Array.from({ length: count }, (_, i) => i * ms);

it("shows the picture of a single step immediately", () => {
  expect(changes([0])).toEqual([0]);
  expect(changes(every(CHANGE_GAP_MS, 4))).toEqual(every(CHANGE_GAP_MS, 4));
});

it("waits for the end of a held key after the first step", () => {
  const steps = every(33, 60);
  const shown = changes(steps);
  expect(shown).toHaveLength(2);
  expect(shown[1]).toBeGreaterThan(steps.at(-1) ?? 0);
});

it.each([40, 90, 125, 170, 200, 260, 300, 400, 429, 431])(
  "never changes the picture more than three times a second when stepping every %i ms",
  (ms) => {
    const shown = changes(every(ms, 80));
    for (const from of shown) {
      expect(shown.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(3);
    }
    expect(shown.length).toBeGreaterThan(1);
  },
);

it("shows no picture during an automatic walk", () => {
  const times = { now: 5_000, changedAt: 0, steppedAt: 0 };
  expect(pictureDueAt({ ...times, walking: true })).toBeNull();
  expect(pictureDueAt({ ...times, walking: false })).toBe(5_000);
});
