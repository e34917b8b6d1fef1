import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { expect, it } from "vitest";
import { nearestDig } from "../field/nearest-dig.ts";
import { cellsAround, exploredCount } from "./cells.ts";

/** A view that knows only the cells given, as `x/y` to letter. */
function viewOf(cells: Record<string, string>, more: Partial<ViewAnswer> = {}): ViewAnswer {
  const rows = Array.from({ length: 50 }, (_, y) =>
    Array.from({ length: 50 }, (_, x) => cells[`${x + 1}/${y + 1}`] ?? " ").join(""),
  );
  return { rows, base: null, bases: [], factories: [], veins: [], resting: [], ...more };
}

it("wraps around the edges of the map", () => {
  const rows = cellsAround(viewOf({ "50/50": MAP_LETTERS.cave }), { x: 1, y: 1 }, 1);
  expect(rows[0]?.[0]).toMatchObject({ x: 50, y: 50, type: "cave", label: "50, 50. Cave" });
  expect(rows[2]?.[2]).toMatchObject({ x: 2, y: 2, type: null, label: "2, 2. Unexplored" });
});

it("tells own and other bases apart in words", () => {
  const view = viewOf(
    { "5/5": MAP_LETTERS.base, "6/5": MAP_LETTERS.base },
    { base: { x: 5, y: 5 }, bases: [{ x: 6, y: 5, username: "Rask", rank: 3 }] },
  );
  const [row] = cellsAround(view, { x: 5, y: 6 }, 1);
  expect(row?.map(({ mark }) => mark)).toEqual([null, "own", "other"]);
  expect(row?.[1]?.label).toBe("5, 5. Base, your base");
  expect(row?.[2]?.label).toBe("6, 5. Base, base of Rask");
});

it("counts explored cells", () => {
  expect(exploredCount(viewOf({ "1/1": ".", "9/9": "m" }))).toBe(2);
});

it("finds the nearest place to dig that is not spent, round the edge too", () => {
  const view = viewOf({ "50/1": MAP_LETTERS.metal, "4/1": MAP_LETTERS.energy });
  const here = { x: 1, y: 1 };
  expect(nearestDig(view, here, () => false)).toEqual({ x: 50, y: 1, type: "metal" });
  expect(nearestDig(view, here, ({ x }) => x === 50)).toEqual({ x: 4, y: 1, type: "energy" });
  expect(nearestDig(view, here, () => true)).toBeNull();
});
