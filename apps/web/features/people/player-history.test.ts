import { expect, it } from "vitest";
import { CHART_SIZE, linePath, toSvgPoints } from "./player-history.tsx";

const { width, height, margin } = CHART_SIZE;
const points = [
  { at: 1_000, value: 10 },
  { at: 2_000, value: 40 },
  { at: 5_000, value: 25 },
];

it("maps time to the width and values to the height, with more power higher up", () => {
  expect(toSvgPoints(points, false)).toEqual([
    { x: margin, y: height - margin },
    { x: margin + (width - 2 * margin) / 4, y: margin },
    { x: width - margin, y: height / 2 },
  ]);
});

it("puts the best rank on top", () => {
  const [first, second] = toSvgPoints(points, true);
  expect([first?.y, second?.y]).toEqual([margin, height - margin]);
});

it("draws a constant value in the middle", () => {
  const flat = points.map(({ at }) => ({ at, value: 7 }));
  expect(toSvgPoints(flat, true).map(({ y }) => y)).toEqual(Array(3).fill(height / 2));
  expect(toSvgPoints([{ at: 1, value: 1 }], false)).toEqual([{ x: width / 2, y: height / 2 }]);
});

it("writes the line as path data", () => {
  const spots = [1, 3.25].map((x) => ({ x, y: 2 }));
  expect(linePath(spots)).toBe("M1.0 2.0L3.3 2.0");
  expect(linePath([])).toBe("");
});
