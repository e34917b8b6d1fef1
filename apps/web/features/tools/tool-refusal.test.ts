import { MAP_LETTERS } from "@emberlode/contract";
import { expect, it } from "vitest";
import { makeWorldView } from "../local-map/testing.ts";
import { knownGround, type ToolContext, toolReason, toolRefusal } from "./tool-refusal.ts";

const here = { x: 10, y: 10 };

/** The standing of a player on waste with these cells, as `x/y` to letter. */
function standing(cells: Record<string, string>, more: Partial<ToolContext> = {}): ToolContext {
  const groundAt = knownGround(makeWorldView(cells, {}, MAP_LETTERS.waste));
  return { groundAt, base: { x: 1, y: 1 }, attack: 5, gpsReadyAt: 0, ...more };
}

it.each([
  ["mines", {}, null],
  ["mines", { "10/10": MAP_LETTERS.forest }, "WRONG_FIELD"],
  ["mines", { "11/9": MAP_LETTERS.factory }, "NO_MINES_HERE"],
  ["mines", { "9/10": MAP_LETTERS.base }, "NO_MINES_HERE"],
  ["mines", { "12/10": MAP_LETTERS.base }, null],
  ["mines", { "11/10": " " }, null],
  ["mines", { "10/10": " " }, "WRONG_FIELD"],
  ["base_mover", {}, null],
  ["base_mover", { "10/10": MAP_LETTERS.base }, "WRONG_FIELD"],
  ["mdn", { "10/10": MAP_LETTERS.base }, null],
  ["bank", {}, "TOOL_NOT_USABLE"],
] as const)("returns for %s on %o: %s", (tool, cells, code) => {
  expect(toolRefusal(tool, 3, here, standing(cells), 0)).toBe(code);
});

it.each([
  ["what is not held", "mdn", 0, {}, "NOT_ENOUGH_TOOLS"],
  ["the GPS to who has none", "gps", 0, {}, "GPS_NEEDED"],
  ["the GPS before it is ready", "gps", 1, { gpsReadyAt: 1_001 }, "TOOL_NOT_READY"],
  ["nothing once it is ready", "gps", 1, { gpsReadyAt: 1_000 }, null],
  ["to look for an army without an attack", "army_locator", 1, { attack: 0 }, "NOTHING_FOUND"],
] as const)("refuses %s", (_what, tool, held, set, code) => {
  expect(toolRefusal(tool, held, here, standing({}, set), 1_000)).toBe(code);
});

it("gives the most specific reason that the page knows", () => {
  const home = { x: 1, y: 1 };
  expect(toolReason("mines", "WRONG_FIELD", here, home)).toMatch(/empty field/);
  expect(toolReason("base_mover", "WRONG_FIELD", here, here)).toMatch(/already/);
  expect(toolReason("mines", "NO_MINES_HERE", here, home)).toMatch(/at most five/);
});
