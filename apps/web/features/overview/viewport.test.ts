import { GRID_SIZE } from "@emberlode/game";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  cellAtPoint,
  minZoom,
  panBy,
  panIntoView,
  pointOf,
  type Viewport,
  zoomStep,
  zoomTo,
  zoomToFill,
} from "./viewport.ts";

const SIZE = { width: 320, height: 240 };
const VIEW: Viewport = { x: 10, y: 10, scale: 24 };

const cell = fc.record({
  x: fc.integer({ min: 1, max: GRID_SIZE }),
  y: fc.integer({ min: 1, max: GRID_SIZE }),
});
const view = fc.record({
  x: fc.double({ min: 0.5, max: 50.4, noNaN: true }),
  y: fc.double({ min: 0.5, max: 50.4, noNaN: true }),
  scale: fc.constantFrom(8, 12, 16, 24, 32, 48),
});

it("finds a cell at the point where it is drawn", () => {
  fc.assert(
    fc.property(view, cell, (from, at) => {
      expect(cellAtPoint(from, SIZE, pointOf(from, SIZE, at))).toEqual(at);
    }),
  );
});

it("scrolls any cell into view, and does not move for a visible one", () => {
  fc.assert(
    fc.property(view, cell, (from, at) => {
      const next = panIntoView(from, SIZE, at);
      const { left, top } = pointOf(next, SIZE, at);
      const near = from.scale - 0.001;
      expect(left).toBeGreaterThan(near);
      expect(left).toBeLessThan(SIZE.width - near);
      expect(top).toBeGreaterThan(near);
      expect(top).toBeLessThan(SIZE.height - near);
      expect(pointOf(panIntoView(next, SIZE, at), SIZE, at).left).toBeCloseTo(left);
    }),
  );
  expect(panIntoView(VIEW, SIZE, { x: 11, y: 9 })).toBe(VIEW);
});

it("keeps the cell under the pointer when zooming", () => {
  const point = { left: 40, top: 200 };
  const under = cellAtPoint(VIEW, SIZE, point);
  expect(cellAtPoint(zoomTo(VIEW, SIZE, 48, point), SIZE, point)).toEqual(under);
  expect(zoomTo(VIEW, SIZE, 500, point).scale).toBe(64);
  expect(zoomTo(VIEW, SIZE, 1, point).scale).toBe(8);
});

it("wraps around the edge of the world", () => {
  expect(panBy(VIEW, -12, 42)).toMatchObject({ x: 48, y: 2 });
  const { left } = pointOf({ ...VIEW, x: 49 }, SIZE, { x: 2, y: 10 });
  expect(left).toBe(SIZE.width / 2 + 3 * 24);
});

it("finds no cell outside of the drawn copy of the world", () => {
  const small = { ...VIEW, scale: 8 };
  const wide = { width: 900, height: 240 };
  expect(cellAtPoint(small, wide, { left: 10, top: 100 })).toBeNull();
  expect(cellAtPoint(small, wide, { left: 450, top: 120 })).toEqual({ x: 10, y: 10 });
});

it("shows the whole world at the smallest zoom, and fills a wide window at the first", () => {
  expect([minZoom({ width: 1440, height: 790 }), minZoom({ width: 300, height: 900 })]).toEqual([
    15, 8,
  ]);
  expect([390, 1440, 9_000].map(zoomToFill)).toEqual([24, 29, 64]);
});

it("zooms in steps within its limits", () => {
  expect(zoomStep(24, 1)).toBe(32);
  expect(zoomStep(24, -1)).toBe(16);
  expect(zoomStep(27.5, -1)).toBe(24);
  expect(zoomStep(64, 1)).toBe(64);
  expect(zoomStep(8, -1)).toBe(8);
});
