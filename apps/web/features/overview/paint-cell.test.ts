import { expect, it } from "vitest";
import { inkBy, paintCell } from "./paint-cell.ts";
import { CELL_KINDS, type CellKind, type ViewCell } from "./view-cells.ts";

/** Colors equal their names. */
const INK = inkBy((name) => name);
const ALL: ReadonlySet<CellKind> = new Set(CELL_KINDS);
const PLAIN: ViewCell = {
  x: 1,
  y: 1,
  type: "metal",
  fieldKind: "metal",
  pin: null,
  vein: false,
  isSpent: false,
  relic: null,
  dots: 0,
  owner: null,
  tile: 1,
  mine: false,
};

/** What is drawn for a cell: operations with their text and color. */
function painted(set: Partial<ViewCell>, shown = ALL): string[] {
  const done: string[] = [];
  const pen: Parameters<typeof paintCell>[0] = {
    fillStyle: "",
    strokeStyle: "",
    lineWidth: 1,
    font: "",
    textAlign: "center",
    textBaseline: "middle",
    fillRect: () => done.push(`fill ${pen.fillStyle}`),
    strokeRect: () => done.push(`frame ${pen.strokeStyle}`),
    fillText: (text: string) => done.push(`${text} ${pen.fillStyle}`),
    beginPath() {},
    moveTo() {},
    lineTo() {},
    fill: () => done.push(`flag ${pen.fillStyle}`),
    stroke: () => done.push(`lines ${pen.strokeStyle}`),
  };
  const square = { left: 0, top: 0, side: 24 };
  paintCell(pen, INK, { ...PLAIN, ...set }, shown, square);
  return done;
}

const OWN = { type: "base", fieldKind: "own" } as const;
const MEMORIAL = { type: "memorial", fieldKind: "town" } as const;
const OLD = { letter: "O", color: "steel", title: "Old" } as const;
const SLATS = Array(4).fill("fill slat");
const STRIPES = Array(3).fill("fill relic-area");

it.each<[string, Partial<ViewCell>, string[]]>([
  ["ground", {}, ["fill metal", "M letter"]],
  ["fog", { type: null, fieldKind: null }, ["fill fog"]],
  ["waste", { type: "waste", fieldKind: null }, ["fill waste"]],
  [
    "the class of a factory",
    { type: "factory", fieldKind: "factory", dots: 2 },
    ["fill factory", "fill factory-lit", "F letter", "fill letter", "fill letter"],
  ],
  ["a relic's area", { relic: "area" }, ["fill metal", ...STRIPES, "M letter"]],
  [
    "the center of a relic's area",
    { relic: "center" },
    ["fill metal", ...STRIPES, "M letter", "frame relic", "? relic"],
  ],
  [
    "a relic that was seen",
    { type: "waste", fieldKind: null, relic: "seen" },
    ["fill waste", "frame relic", "frame relic", "\u25c6 relic"],
  ],
  ["a vein", { vein: true }, ["fill metal", "lines streak", "M letter", "\u2726 letter"]],
  ["the player's mines", { mine: true }, ["fill metal", "M letter", "\u2739 mine"]],
  ["spent", { isSpent: true }, ["fill metal", ...SLATS, "M letter", "fill letter"]],
  ["one's base", OWN, ["fill base", "B letter", "frame own", "frame own"]],
  ["another's base", { type: "base", fieldKind: "base" }, ["fill foe", "B letter", "frame other"]],
  ["a place of the town", { type: "bank", fieldKind: "town" }, ["fill town", "W letter"]],
  ["one with a letter much like another's", MEMORIAL, ["fill town-deep", "R letter"]],
  [
    "a plot in the fog",
    { type: null, fieldKind: null, pin: OLD },
    ["fill fog", "fill dark", "fill pin-steel", "O dark"],
  ],
])("draws %s distinguishable without color", (_, set, expected) => {
  expect(painted(set)).toEqual(expected);
});

it("draws no filtered kinds", () => {
  const pin = { letter: "O", color: null, title: "Old" };
  expect(painted({ vein: true, pin }, new Set())).toEqual(["fill waste"]);
  expect(painted({ vein: true, pin }, new Set<CellKind>(["vein"]))).toEqual([
    "fill waste",
    "lines streak",
    "\u2726 letter",
  ]);
});
