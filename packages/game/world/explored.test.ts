import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EXPLORED_BYTES,
  isSeen,
  isVisited,
  markVisited,
  nothingVisited,
  visibleCells,
} from "./explored.ts";
import { cellAt, cellIndex, gridDistance } from "./grid.ts";

const CELLS = Array.from({ length: 2500 }, (_, index) => index);
const indexes = fc.uniqueArray(fc.integer({ min: 0, max: 2499 }), { maxLength: 30 });

function exploredAt(cells: readonly number[]): Uint8Array {
  return cells.reduce((record, index) => markVisited(record, cellAt(index)), nothingVisited());
}

describe("explore", () => {
  it("takes 313 bytes, one bit per cell", () => {
    expect(EXPLORED_BYTES).toBe(313);
    const last = markVisited(nothingVisited(), { x: 50, y: 50 });
    expect(last[312]).toBe(0b1000);
    expect(markVisited(nothingVisited(), { x: 1, y: 1 })[0]).toBe(1);
  });

  it("does not modify its input", () => {
    const before = nothingVisited();
    const after = markVisited(before, { x: 7, y: 7 });
    expect(isVisited(before, { x: 7, y: 7 })).toBe(false);
    expect(isVisited(after, { x: 7, y: 7 })).toBe(true);
    expect(markVisited(after, { x: 7, y: 7 })).toBe(after);
  });
});

describe("sight", () => {
  it("is the 7 x 7 square around a cell, wrapping at the corners", () => {
    const seen = visibleCells(markVisited(nothingVisited(), { x: 1, y: 50 }));
    expect(seen).toHaveLength(49);
    expect(seen).toContain(cellIndex({ x: 48, y: 3 }));
    expect(seen).not.toContain(cellIndex({ x: 47, y: 50 }));
  });

  it("is every cell within three steps of a visited one, in ascending order", () => {
    fc.assert(
      fc.property(indexes, (cells) => {
        const record = exploredAt(cells);
        const expected = CELLS.filter((i) =>
          cells.some((stood) => gridDistance(cellAt(i), cellAt(stood)) <= 3),
        );
        expect(visibleCells(record)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("gives the same answer cell by cell", () => {
    fc.assert(
      fc.property(indexes, (cells) => {
        const record = exploredAt(cells);
        const near = CELLS.filter((i) => isSeen(record, cellAt(i)));
        expect(near).toEqual(visibleCells(record));
      }),
      { numRuns: 10 },
    );
  });

  it("is empty before the first step and complete at the end", () => {
    expect(visibleCells(nothingVisited())).toEqual([]);
    expect(visibleCells(nothingVisited().fill(255))).toHaveLength(2500);
  });
});
