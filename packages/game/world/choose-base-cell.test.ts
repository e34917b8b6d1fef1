import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { baseCellFor, chooseBaseCell } from "./choose-base-cell.ts";
import { generateWorld } from "./generate-world.ts";
import { cellAt, cellIndex, distance } from "./grid.ts";

const world = generateWorld("bases");
const waste = world.filter((field) => field.type === "waste");
const blank = Array.from({ length: 2500 }, () => ({ type: "waste" as const }));

describe("chooseBaseCell", () => {
  it("takes any waste cell of an empty world", () => {
    const cells = Array.from({ length: 50 }, (_, i) =>
      chooseBaseCell(world, [], seededRandom(`first ${i}`)),
    );
    for (const cell of cells) expect(cell && world[cellIndex(cell)]?.type).toBe("waste");
    expect(new Set(cells.map((cell) => cell && cellIndex(cell))).size).toBeGreaterThan(30);
  });

  it("goes to the other end of the world from a single base", () => {
    const cell = chooseBaseCell(blank, [{ x: 50, y: 1 }], seededRandom("far"));
    expect(cell && distance(cell, { x: 50, y: 1 })).toBe(25);
  });

  it("takes a free waste cell as far from its nearest base as any", () => {
    const someBases = fc.uniqueArray(fc.constantFrom(...waste), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(someBases, fc.string(), (bases, seed) => {
        const cell = chooseBaseCell(world, bases, seededRandom(seed));
        const away = (pos: { x: number; y: number }) =>
          Math.min(...bases.map((base) => distance(pos, base)));
        expect(cell && world[cellIndex(cell)]?.type).toBe("waste");
        expect(cell && away(cell)).toBe(Math.max(...waste.map(away)));
      }),
      { numRuns: 30 },
    );
  });

  it("settles ties at random", () => {
    // One base leaves a whole row and a whole column of cells that are 25 steps away.
    const picks = Array.from({ length: 100 }, (_, i) =>
      chooseBaseCell(blank, [cellAt(0)], seededRandom(`tie ${i}`)),
    );
    expect(new Set(picks.map((cell) => cell && cellIndex(cell))).size).toBeGreaterThan(20);
  });

  it("fills the world to the last waste cell without using one twice, then says it is full", () => {
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

describe("baseCellFor", () => {
  const wanted = { x: 4, y: 4 };
  const random = seededRandom("wanted");

  it("takes the wanted cell while it is free waste", () => {
    expect(baseCellFor(wanted, blank, [{ x: 5, y: 4 }], random)).toEqual(wanted);
  });

  it("goes elsewhere when somebody has settled there meanwhile", () => {
    const cell = baseCellFor(wanted, blank, [wanted], random);
    expect(cell && distance(cell, wanted)).toBe(25);
  });

  it("goes elsewhere when it is no waste, or nothing is wanted", () => {
    const world = blank.map((_, index) => ({ type: index === 9 ? "waste" : "metal" }) as const);
    expect(baseCellFor(wanted, world, [], random)).toEqual(cellAt(9));
    expect(baseCellFor(null, world, [], random)).toEqual(cellAt(9));
  });

  it("finds none in a full world, wanted or not", () => {
    const taken = blank.map((_, index) => cellAt(index));
    expect(baseCellFor(wanted, blank, taken, random)).toBeNull();
  });
});
