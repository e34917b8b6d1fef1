import { MAP_LETTERS } from "@emberlode/contract";
import { expect, it } from "vitest";
import { NO_MARKS } from "../local-map/cells.ts";
import { makeWorldView } from "../local-map/testing.ts";
import { roadsBetween, wayOf } from "./roads.ts";
import { cellsOfView } from "./view-cells.ts";

const { bank, factory, market, waste, web } = MAP_LETTERS;

function roads(cells: Readonly<Record<string, string>>, ground: string = waste) {
  return roadsBetween(cellsOfView(makeWorldView(cells, {}, ground), NO_MARKS, 0));
}

it("leads from each building to its nearest one, across the edge of the world", () => {
  expect(roads({ "49/10": bank, "2/12": factory })).toEqual([{ x: 49, y: 10, dx: 3, dy: 2 }]);
});

it("has no road through the fog, or to a building that is far away", () => {
  expect(roads({ "10/10": bank, "14/10": factory }, " ")).toEqual([]);
  expect(roads({ "10/10": bank, "19/10": factory })).toEqual([]);
});

it("says nothing of buildings that were not seen", () => {
  expect(roads({ "10/10": factory, "11/10": factory, "30/30": waste }, " ")).toHaveLength(1);
});

it("goes over a building between two others instead of past it", () => {
  const found = roads({ "10/10": bank, "13/11": web, "16/10": market });
  const ends = found.map(({ x, y, dx, dy }) => [`${x}/${y}`, `${x + dx}/${y + dy}`]);
  expect(ends).toEqual([
    ["10/10", "13/11"],
    ["16/10", "13/11"],
  ]);
});

it("leads through each field between its ends, not straight across them", () => {
  const way = wayOf({ x: 49, y: 10, dx: 5, dy: 2 });
  expect(way[0]).toEqual({ dx: 0, dy: 0 });
  expect(way.at(-1)).toEqual({ dx: 5, dy: 2 });
  const fields = way.map(({ dx, dy }) => [Math.round(dx), Math.round(dy)]);
  expect(fields).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
  ]);
});
