import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { expect, it } from "vitest";
import { nearestDig } from "../field/nearest-dig.ts";
import { pinsOf } from "../plots/pins.ts";
import { cellsAround, exploredCount, isAround } from "./cells.ts";

const NEAR = { across: 1, down: 1 };

/** A view that knows only the cells given, as `x/y` to letter. */
function viewOf(cells: Record<string, string>, more: Partial<ViewAnswer> = {}): ViewAnswer {
  const rows = Array.from({ length: 50 }, (_, y) =>
    Array.from({ length: 50 }, (_, x) => cells[`${x + 1}/${y + 1}`] ?? " ").join(""),
  );
  return { rows, base: { x: 1, y: 1 }, bases: [], factories: [], veins: [], resting: [], ...more };
}

it("wraps around the edges of the map", () => {
  const rows = cellsAround(viewOf({ "50/50": MAP_LETTERS.cave }), { x: 1, y: 1 }, NEAR, 0);
  expect(rows[0]?.[0]).toMatchObject({ x: 50, y: 50, type: "cave", label: "50, 50. Cave" });
  expect(rows[2]?.[2]).toMatchObject({ x: 2, y: 2, type: null, label: "2, 2. Unexplored" });
});

it("tells own and other bases apart in words", () => {
  const view = viewOf(
    { "5/5": MAP_LETTERS.base, "6/5": MAP_LETTERS.base },
    { base: { x: 5, y: 5 }, bases: [{ x: 6, y: 5, username: "Rask", isBot: false, rank: 3 }] },
  );
  const [row] = cellsAround(view, { x: 5, y: 6 }, NEAR, 0);
  expect(row?.map(({ mark }) => mark)).toEqual([null, "own", "other"]);
  expect(row?.[1]?.label).toBe("5, 5. Base, yours");
  expect(row?.[2]?.label).toBe("6, 5. Base, Rask's");
});

it("labels the base of a bot", () => {
  const bases = [{ x: 6, y: 5, username: "Rask", isBot: true, rank: 3 }];
  const [row] = cellsAround(
    viewOf({ "6/5": MAP_LETTERS.base }, { bases }),
    { x: 5, y: 6 },
    NEAR,
    0,
  );
  expect(row?.[2]?.label).toBe("6, 5. Base, Rask (bot)'s");
});

it("says how long a used field rests, of any kind, and forgets it when the time is over", () => {
  const view = viewOf(
    { "5/5": MAP_LETTERS.cave },
    { resting: [{ x: 5, y: 5, until: new Date(3_480_000).toISOString() }] },
  );
  const cellAt = (now: number) => cellsAround(view, { x: 5, y: 6 }, NEAR, now)[0]?.[1];
  expect(cellAt(0)).toMatchObject({ rests: true, label: "5, 5. Cave, ready in 58 minutes" });
  expect(cellAt(3_450_000)).toMatchObject({ label: "5, 5. Cave, ready in 1 minute" });
  expect(cellAt(3_480_000)).toMatchObject({ rests: false, label: "5, 5. Cave" });
});

it("marks known veins", () => {
  const view = viewOf({ "5/5": MAP_LETTERS.metal }, { veins: [{ x: 5, y: 5 }] });
  const [row] = cellsAround(view, { x: 5, y: 5 }, { across: 1, down: 0 }, 0);
  expect(row?.map(({ vein }) => vein)).toEqual([false, true, false]);
  expect(row?.[1]?.label).toBe("5, 5. Mineral Deposit, vein");
});

it("pins a plot to its cell by letter, colour and name", () => {
  const plot = { _id: "a", x: 5, y: 5, title: "\u00ab\u00e9lan\u00bb", note: "", color: "steel" };
  const pins = pinsOf([plot, { ...plot, x: 6, title: "", color: "teal" }]);
  const [row] = cellsAround(viewOf({}), { x: 5, y: 5 }, { across: 1, down: 0 }, 0, pins);
  expect(row?.map(({ pin, pinColor }) => [pin, pinColor])).toEqual([
    [null, null],
    ["\u00c9", "steel"],
    ["P", null],
  ]);
  expect(row?.[1]?.label).toBe("5, 5. Unexplored, your plot \u00ab\u00e9lan\u00bb");
  expect(row?.[2]?.label).toBe("6, 5. Unexplored, your plot");
});

it("shows a strip of the map as a strip", () => {
  const rows = cellsAround(undefined, { x: 9, y: 9 }, { across: 3, down: 1 }, 0);
  expect(rows.map((row) => row.length)).toEqual([7, 7, 7]);
});

it("knows which cells stand in a strip, round the edge too", () => {
  const strip = { across: 3, down: 1 };
  expect(isAround({ x: 1, y: 50 }, { x: 48, y: 1 }, strip)).toBe(true);
  expect(isAround({ x: 1, y: 50 }, { x: 47, y: 50 }, strip)).toBe(false);
  expect(isAround({ x: 1, y: 50 }, { x: 1, y: 2 }, strip)).toBe(false);
});

it("counts explored cells", () => {
  expect(exploredCount(viewOf({ "1/1": ".", "9/9": "m" }))).toBe(2);
});

it("finds the nearest place to dig that is not spent, round the edge too", () => {
  const view = viewOf({ "50/1": MAP_LETTERS.metal, "4/1": MAP_LETTERS.energy });
  const here = { x: 1, y: 1 };
  const no = () => false;
  expect(nearestDig(view, here, no, no)).toMatchObject({ x: 50, y: 1, type: "metal" });
  const besideSpent = nearestDig(view, here, ({ x }) => x === 50, no);
  expect(besideSpent).toMatchObject({ x: 4, y: 1, type: "energy" });
  expect(nearestDig(view, here, () => true, no)).toBeNull();
});

it("prefers a vein that is a few steps further, not one far away", () => {
  const ore = MAP_LETTERS.metal;
  const view = viewOf({ "11/1": ore, "14/1": ore, "20/1": ore });
  const from = { x: 10, y: 1 };
  const veinAt = (x: number) =>
    nearestDig(
      view,
      from,
      () => false,
      (at) => at.x === x,
    );
  expect(veinAt(14)).toMatchObject({ x: 14, vein: true });
  expect(veinAt(20)).toMatchObject({ x: 11, vein: false });
});
