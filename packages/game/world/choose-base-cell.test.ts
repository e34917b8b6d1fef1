import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { chooseBaseCell, nearestBaseCell } from "./choose-base-cell.ts";
import { generateWorld } from "./generate-world.ts";
import { cellAt, cellIndex, gridDistance } from "./grid.ts";

const world = generateWorld("bases");
const waste = world.filter((field) => field.type === "waste");
const blank = Array.from({ length: 2500 }, () => ({ type: "waste" as const }));

describe("chooseBaseCell", () => {
  it("picks any waste cell of an empty world", () => {
    const cells = Array.from({ length: 50 }, (_, i) =>
      chooseBaseCell(world, [], seededRandom(`first ${i}`)),
    );
    for (const cell of cells) expect(cell && world[cellIndex(cell)]?.type).toBe("waste");
    expect(new Set(cells.map((cell) => cell && cellIndex(cell))).size).toBeGreaterThan(30);
  });

  it("picks a free waste cell as far as possible from its nearest base", () => {
    const someBases = fc.uniqueArray(fc.constantFrom(...waste), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(someBases, fc.string(), (bases, seed) => {
        const cell = chooseBaseCell(world, bases, seededRandom(seed));
        const away = (pos: { x: number; y: number }) =>
          Math.min(...bases.map((base) => gridDistance(pos, base)));
        expect(cell && world[cellIndex(cell)]?.type).toBe("waste");
        expect(cell && away(cell)).toBe(Math.max(...waste.map(away)));
      }),
      { numRuns: 30 },
    );
  });

  it("breaks ties at random", () => {
    // One base leaves a whole row and a whole column of cells that are 25 steps away.
    const picks = Array.from({ length: 100 }, (_, i) =>
      chooseBaseCell(blank, [cellAt(0)], seededRandom(`tie ${i}`)),
    );
    expect(new Set(picks.map((cell) => cell && cellIndex(cell))).size).toBeGreaterThan(20);
  });

  it("fills the world to the last waste cell without repeats, then returns null", () => {
    const random = seededRandom("fill");
    const bases: { x: number; y: number }[] = [];
    for (let cell = chooseBaseCell(world, bases, random); cell !== null; ) {
      bases.push(cell);
      cell = chooseBaseCell(world, bases, random);
    }
    expect(new Set(bases.map(cellIndex))).toEqual(new Set(waste.map(cellIndex)));
    expect(bases).toHaveLength(waste.length);
  });
});

describe("nearestBaseCell", () => {
  const anywhere = fc.integer({ min: 0, max: 2499 }).map(cellAt);
  const someBases = fc.uniqueArray(fc.constantFrom(...waste), { maxLength: 400 });

  it("is the free waste cell nearest to the player, and is deterministic", () => {
    fc.assert(
      fc.property(anywhere, someBases, (from, bases) => {
        const taken = new Set(bases.map(cellIndex));
        const isFree = (cell: { x: number; y: number }) => !taken.has(cellIndex(cell));
        const cell = nearestBaseCell(from, world, isFree);
        const free = waste.filter(isFree);
        expect(cell && world[cellIndex(cell)]?.type).toBe("waste");
        expect(cell && isFree(cell)).toBe(true);
        const steps = Math.min(...free.map((one) => gridDistance(from, one)));
        expect(cell && gridDistance(from, cell)).toBe(steps);
        expect(nearestBaseCell(from, world, isFree)).toEqual(cell);
      }),
      { numRuns: 30 },
    );
  });

  it("is the player's own cell when it is free", () => {
    const [under] = waste;
    if (under === undefined) throw new Error("The world has no wasteland.");
    const { x, y } = under;
    expect(nearestBaseCell({ x, y }, world, () => true)).toEqual({ x, y });
  });

  it("is null in a full world", () => {
    expect(nearestBaseCell({ x: 1, y: 1 }, world, () => false)).toBeNull();
  });
});
