import { cellKey, RELIC_AREA } from "@emberlode/game";
import { expect, it } from "vitest";
import {
  areaCenter,
  isInArea,
  type Relic,
  relicMarks,
  withSeen,
  withTaken,
} from "./relic-marks.ts";

/** Areas that touch the edges of the map, and one within it. */
const corner: Relic = { number: 1, area: { x: 46, y: 46 }, taken: false, cell: null };
const inner: Relic = { number: 2, area: { x: 10, y: 10 }, taken: false, cell: null };
const taken: Relic = { number: 3, area: { x: 30, y: 30 }, taken: true, cell: { x: 31, y: 31 } };
const ALL = [corner, inner, taken];

it("marks every cell of an area around the edges, and none of a relic that was taken", () => {
  const marks = relicMarks(ALL);
  expect(marks.size).toBe(2 * RELIC_AREA ** 2);
  expect(marks.get("1/1")).toBe("area");
  expect(marks.get(cellKey(areaCenter(corner)))).toBe("center");
  expect(isInArea(corner, { x: 4, y: 4 })).toBe(true);
  expect(isInArea(corner, { x: 5, y: 4 })).toBe(false);
});

it("replaces an area by the relic seen in it, once", () => {
  const at = { x: 12, y: 13 };
  const seen = withSeen(ALL, at);
  expect(seen[1]).toEqual({ ...inner, cell: at });
  expect(relicMarks(seen).get("12/13")).toBe("seen");
  expect(relicMarks(seen).get("11/11")).toBeUndefined();
  expect(withSeen(seen, at)).toEqual(seen);
  expect(withSeen(ALL, { x: 40, y: 40 })).toEqual(ALL);
  expect(relicMarks(withTaken(seen, 2, at)).get("12/13")).toBeUndefined();
});
