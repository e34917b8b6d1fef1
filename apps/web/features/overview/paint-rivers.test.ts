import { MAP_LETTERS } from "@emberlode/contract";
import { expect, it, vi } from "vitest";
import { NO_MARKS } from "../local-map/cells.ts";
import { makeWorldView } from "../local-map/testing.ts";
import { drawRivers, riverWidth } from "./paint-rivers.ts";
import { cellsOfView } from "./view-cells.ts";

const PART = { x: 1, y: 1, fields: 5 };
const SCALE = 10;

function makePen() {
  const methods = ["save", "restore", "beginPath", "rect", "clip", "moveTo", "lineTo"] as const;
  const others = ["quadraticCurveTo", "closePath", "ellipse", "stroke", "fill"] as const;
  const called: string[] = [];
  const spies = Object.fromEntries(
    [...methods, ...others].map((name) => [name, vi.fn(() => void called.push(name))]),
  );
  return { called, spies, pen: spies as unknown as CanvasRenderingContext2D };
}

const straight = (from: number, to: number) => ({
  places: Array.from({ length: to - from + 1 }, (_, n) => ({ x: from + n, y: 3 })),
  endsInLake: true,
});

it("widens from the source to the mouth", () => {
  const widths = [0, 5, 15, 40].map(riverWidth);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(widths[3]).toBeGreaterThan((widths[0] ?? 0) * 5);
});

it("draws only on explored fields", () => {
  const { waste } = MAP_LETTERS;
  const view = makeWorldView({ "1/3": waste, "2/3": waste, "9/3": waste }, {}, " ");
  const { pen, spies, called } = makePen();
  drawRivers(pen, cellsOfView(view, NO_MARKS, 0), [straight(-3, 4)], PART, SCALE);
  expect(spies.rect?.mock.calls).toEqual([
    [0, 20, SCALE, SCALE],
    [10, 20, SCALE, SCALE],
  ]);
  expect(called.indexOf("clip")).toBeLessThan(called.indexOf("moveTo"));
});

it("draws a river across the edge of the world, and its lake where it ends", () => {
  const { pen, spies } = makePen();
  drawRivers(pen, [], [straight(48, 53)], PART, SCALE);
  expect(spies.ellipse?.mock.calls).toHaveLength(1);
  expect(spies.ellipse?.mock.calls[0]?.slice(0, 2)).toEqual([25, 25]);
});
