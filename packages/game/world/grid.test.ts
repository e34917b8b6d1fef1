import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bearing,
  cellAt,
  cellIndex,
  DIRECTION_IDS,
  DIRECTIONS,
  gridDistance,
  gridOffset,
  gridStep,
  isOneStep,
  isOnGrid,
  stepToward,
  wrapCoordinate,
} from "./grid.ts";

const coordinate = fc.integer({ min: 1, max: 50 });
const cell = fc.record({ x: coordinate, y: coordinate });
const direction = fc.constantFrom(...DIRECTION_IDS);

describe("wrap", () => {
  it.each([
    [0, 50],
    [51, 1],
    [1, 1],
    [50, 50],
    [-1, 49],
    [-50, 50],
    [-49, 1],
    [100, 50],
    [101, 1],
  ])("wraps %i to %i", (n, wrapped) => {
    expect(wrapCoordinate(n)).toBe(wrapped);
  });

  it("maps any integer into 1..50 and shifts it by multiples of 50", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (n) => {
        const wrapped = wrapCoordinate(n);
        expect(wrapped).toBeGreaterThanOrEqual(1);
        expect(wrapped).toBeLessThanOrEqual(50);
        expect(Math.abs(wrapped - n) % 50).toBe(0);
      }),
    );
  });
});

describe("step", () => {
  it.each([
    ["nw", 50, 50],
    ["n", 1, 50],
    ["ne", 2, 50],
    ["w", 50, 1],
    ["stay", 1, 1],
    ["e", 2, 1],
    ["sw", 50, 2],
    ["s", 1, 2],
    ["se", 2, 2],
  ] as const)("%s from the northwest corner leads to %i, %i", (id, x, y) => {
    expect(gridStep({ x: 1, y: 1 }, id)).toEqual({ x, y });
  });

  it("lists the directions in the order of the navigation box", () => {
    expect(DIRECTION_IDS).toEqual(["nw", "n", "ne", "w", "stay", "e", "sw", "s", "se"]);
  });

  it("stays on the grid, moves one step, and can be reversed", () => {
    fc.assert(
      fc.property(cell, direction, (from, way) => {
        const to = gridStep(from, way);
        expect(isOnGrid(to)).toBe(true);
        expect(isOneStep(from, to)).toBe(true);
        expect(gridDistance(from, to)).toBe(way === "stay" ? 0 : 1);
        const { dx, dy } = DIRECTIONS[way];
        const back = DIRECTION_IDS.find(
          (id) => DIRECTIONS[id].dx + dx === 0 && DIRECTIONS[id].dy + dy === 0,
        );
        expect(gridStep(to, back ?? "stay")).toEqual(from);
      }),
    );
  });
});

describe("cell indexes", () => {
  it("run row by row from the northwest", () => {
    expect(cellIndex({ x: 1, y: 1 })).toBe(0);
    expect(cellIndex({ x: 50, y: 1 })).toBe(49);
    expect(cellIndex({ x: 1, y: 2 })).toBe(50);
    expect(cellIndex({ x: 50, y: 50 })).toBe(2499);
  });

  it("convert back to their cells", () => {
    for (let index = 0; index < 2500; index++) expect(cellIndex(cellAt(index))).toBe(index);
  });
});

describe("distance and offset", () => {
  it.each([
    [1, 1, 50, 50, 1],
    [1, 1, 26, 1, 25],
    [1, 1, 27, 1, 24],
    [10, 10, 13, 12, 3],
    [48, 3, 2, 49, 4],
  ])("from %i,%i to %i,%i is %i steps", (ax, ay, bx, by, steps) => {
    expect(gridDistance({ x: ax, y: ay }, { x: bx, y: by })).toBe(steps);
  });

  it("take a step across the edge if that is shorter", () => {
    expect(stepToward({ x: 1, y: 1 }, { x: 50, y: 30 })).toEqual({ x: 50, y: 50 });
  });

  it("count exactly half way around as ahead", () => {
    expect(gridOffset({ x: 1, y: 30 }, { x: 26, y: 5 })).toEqual({ dx: 25, dy: 25 });
  });

  it("agree, are at most 25, and are symmetric", () => {
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        const { dx, dy } = gridOffset(a, b);
        expect({ x: wrapCoordinate(a.x + dx), y: wrapCoordinate(a.y + dy) }).toEqual(b);
        expect(gridDistance(a, b)).toBe(Math.max(Math.abs(dx), Math.abs(dy)));
        expect(gridDistance(a, b)).toBe(gridDistance(b, a));
        expect(gridDistance(a, b)).toBeLessThanOrEqual(25);
        expect(isOneStep(a, b)).toBe(gridDistance(a, b) <= 1);
        expect(isOneStep(a, stepToward(a, b))).toBe(true);
        expect(gridDistance(stepToward(a, b), b)).toBe(Math.max(0, gridDistance(a, b) - 1));
      }),
    );
  });
});

describe("bearing", () => {
  it.each([
    [5, 5, "stay"],
    [8, 5, "e"],
    [10, 4, "e"],
    [8, 8, "se"],
    [8, 7, "se"],
    [5, 45, "n"],
    [50, 50, "nw"],
    [2, 6, "w"],
    [3, 6, "sw"],
    [3, 8, "sw"],
  ] as const)("from 5,5 to %i,%i is %s", (x, y, way) => {
    expect(bearing({ x: 5, y: 5 }, { x, y })).toBe(way);
  });

  it("of a step is that step's direction", () => {
    fc.assert(
      fc.property(cell, direction, (from, way) => {
        expect(bearing(from, gridStep(from, way))).toBe(way);
      }),
    );
  });
});

describe("isOnGrid", () => {
  it.each([
    [0, 1],
    [1, 51],
    [1.5, 1],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ])("rejects %f, %f", (x, y) => {
    expect(isOnGrid({ x, y })).toBe(false);
  });
});
