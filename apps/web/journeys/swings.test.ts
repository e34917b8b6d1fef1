import { expect, it } from "vitest";
import { mostPerSecond, swingTimes } from "./swings.ts";

const samples = (...values: number[]) => values.map((luminance, i) => ({ at: i / 10, luminance }));

it.each([
  ["stands still", [0.5, 0.5, 0.49, 0.51], 0],
  ["rises once, however long", [0.1, 0.12, 0.2, 0.3, 0.31], 1],
  ["dips and comes back", [0.5, 0.3, 0.5], 2],
  ["flickers below a tenth", [0.5, 0.46, 0.5, 0.46], 0],
  ["falls in small steps", [0.5, 0.48, 0.46, 0.44], 1],
  ["swings in the dark too", [0.04, 0.02, 0.04], 2],
  ["changes its title in the dark", [0.03, 0.025, 0.03], 0],
] as const)("%s", (_name, values, swings) => {
  expect(swingTimes(samples(...values))).toHaveLength(swings);
});

it("counts what falls within any one second", () => {
  expect(mostPerSecond([0, 0.9, 1.1, 1.2, 1.85, 3])).toBe(4);
  expect(mostPerSecond([])).toBe(0);
});
