import { MAP_LETTERS } from "@emberlode/contract";
import { expect, it } from "vitest";
import { NO_MARKS } from "../local-map/cells.ts";
import { makeWorldView } from "../local-map/testing.ts";
import { roadsBetween } from "./roads.ts";
import { cellsOfView } from "./view-cells.ts";

const { bank, factory, waste } = MAP_LETTERS;

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
