import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { describe, expect, it } from "vitest";
import { knownGround } from "./known-ground.ts";
import { type ToolStanding, toolReason, toolRefusal } from "./tool-refusal.ts";

/** A map of bare waste with the given cells, as `x/y` to letter. */
function viewOf(cells: Record<string, string>): ViewAnswer {
  const rows = Array.from({ length: 50 }, (_, y) =>
    Array.from({ length: 50 }, (_, x) => cells[`${x + 1}/${y + 1}`] ?? MAP_LETTERS.waste).join(""),
  );
  return { rows, base: { x: 1, y: 1 }, bases: [], factories: [], veins: [], resting: [] };
}

const here = { x: 10, y: 10 };

function standing(cells: Record<string, string>, more: Partial<ToolStanding> = {}): ToolStanding {
  return {
    groundAt: knownGround(viewOf(cells)),
    base: { x: 1, y: 1 },
    attack: 5,
    gpsReadyAt: 0,
    ...more,
  };
}

describe("toolRefusal", () => {
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
  ] as const)("answers for %s on %o: %s", (tool, cells, code) => {
    expect(toolRefusal(tool, 3, here, standing(cells), 0)).toBe(code);
  });

  it("refuses what is not held", () => {
    expect(toolRefusal("mdn", 0, here, standing({}), 0)).toBe("NOT_ENOUGH_TOOLS");
    expect(toolRefusal("gps", 0, here, standing({}), 0)).toBe("GPS_NEEDED");
  });

  it("lets the GPS rest until it is ready", () => {
    const resting = standing({}, { gpsReadyAt: 1_000 });
    expect(toolRefusal("gps", 1, here, resting, 999)).toBe("TOOL_NOT_READY");
    expect(toolRefusal("gps", 1, here, resting, 1_000)).toBeNull();
  });

  it("sends nobody without an attack to look for an army", () => {
    expect(toolRefusal("army_locator", 1, here, standing({}, { attack: 0 }), 0)).toBe(
      "NOTHING_FOUND",
    );
  });
});

it("names the reason as exactly as the page knows it", () => {
  const home = { x: 1, y: 1 };
  expect(toolReason("mines", "WRONG_FIELD", here, home)).toMatch(/empty field/);
  expect(toolReason("base_mover", "WRONG_FIELD", here, here)).toMatch(/already/);
  expect(toolReason("mines", "NO_MINES_HERE", here, home)).toMatch(/at most five/);
});
