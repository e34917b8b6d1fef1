import { describe, expect, it } from "vitest";
import { toolsOf } from "../../testing/ground.ts";
import { makePlayer } from "../../testing/players.ts";
import { CELL_COUNT, cellAt } from "../../world/grid.ts";
import { isScouted } from "./scouts.ts";

const holder = (scouter: number) => makePlayer({ id: 1, x: 3, y: 48, tools: toolsOf({ scouter }) });
const reached = (scouter: number) =>
  Array.from({ length: CELL_COUNT }, (_, index) => cellAt(index)).filter((cell) =>
    isScouted(holder(scouter), cell),
  ).length;

describe("a Slot Scouter", () => {
  it.each([
    [0, 0],
    [1, 11 ** 2],
    [2, 21 ** 2],
    [3, 31 ** 2],
    [4, 41 ** 2],
    [5, 50 ** 2],
  ])("of level %i reaches %i fields", (level, fields) => {
    expect(reached(level)).toBe(fields);
  });

  it("sees across the map edges, up to its full range", () => {
    expect(isScouted(holder(1), { x: 48, y: 3 })).toBe(true);
    expect(isScouted(holder(1), { x: 47, y: 3 })).toBe(false);
    expect(isScouted(holder(1), { x: 48, y: 4 })).toBe(false);
    expect(isScouted(holder(2), { x: 47, y: 4 })).toBe(true);
  });
});
