import { MAP_LETTERS } from "@emberlode/contract";
import { cellIndex, FIELD_TYPES } from "@emberlode/game";
import { expect, it } from "vitest";
import { displayName } from "../../lib/names.ts";
import { makeWorldView } from "../local-map/testing.ts";
import { pinsOf } from "../plots/pins.ts";
import { cellInSearch, placesIn } from "./place-list.tsx";
import {
  CELL_KINDS,
  type CellKind,
  cellsOfView,
  countKinds,
  distanceText,
  FIELD_LETTERS,
  kindsOf,
} from "./view-cells.ts";

const { base, factory, metal, bank, waste } = MAP_LETTERS;
const ROW = [base, base, factory, factory, metal, metal, bank, waste];
const CELLS = Object.fromEntries(ROW.map((letter, index) => [`${index + 5}/5`, letter]));

const VIEW = makeWorldView(CELLS, {
  base: { x: 5, y: 5 },
  bases: [{ x: 6, y: 5, username: "Rask", isBot: false, rank: 3 }],
  factories: [{ x: 7, y: 5 }],
  veins: [9, 10].map((x) => ({ x, y: 5 })),
  resting: [{ x: 10, y: 5, until: new Date(60_000).toISOString() }],
});
const PLOT = { _id: "a", x: 12, y: 5, title: "old mill", note: "", color: "steel" };
const RELICS = new Map([
  ["13/5", "area"],
  ["14/5", "center"],
] as const);
const VIEW_CELLS = cellsOfView(VIEW, { pins: pinsOf([PLOT]), relics: RELICS }, 0);
const ALL: ReadonlySet<CellKind> = new Set(CELL_KINDS);
const FROM = { x: 50, y: 5 };

it.each([
  [5, ["own"]],
  [6, ["base"]],
  [7, ["own"]],
  [8, ["factory"]],
  [9, ["metal", "vein"]],
  [10, ["metal", "spent"]],
  [11, ["town"]],
  [12, ["plot"]],
  [13, []],
  [14, ["relic"]],
])("classifies the field %i, 5", (x, kinds) => {
  const cell = VIEW_CELLS[cellIndex({ x, y: 5 })];
  expect(cell && kindsOf(cell)).toEqual(kinds);
});

it("names the other player who holds a base, a factory or works", () => {
  const view = makeWorldView(CELLS, {
    ...VIEW,
    classes: "sw",
    held: [{ x: 7, y: 5, username: "Orla", isBot: true }],
    works: [{ x: 8, y: 5, name: "Etna", owner: "Rask", isBot: false }],
    mines: [{ x: 9, y: 5, count: 2, until: new Date(1).toISOString() }],
    factories: [],
    rank: 4,
  });
  const cells = cellsOfView(view, { pins: new Map(), relics: new Map() }, 0);
  const at = (x: number) => cells[cellIndex({ x, y: 5 })];
  const orla = displayName("Orla", true);
  expect([5, 6, 7, 8, 9].map((x) => at(x)?.owner)).toEqual([null, "Rask", orla, "Rask", null]);
  expect([5, 6, 7, 8].map((x) => at(x)?.tile)).toEqual([4, 4, 1, 4]);
  expect([8, 9].map((x) => at(x)?.mine)).toEqual([false, true]);
});

it("counts the cells of each kind", () => {
  expect(Object.fromEntries(countKinds(VIEW_CELLS))).toEqual({
    own: 2,
    base: 1,
    factory: 1,
    metal: 2,
    vein: 1,
    spent: 1,
    town: 1,
    plot: 1,
    relic: 1,
  });
});

it("gives each type of field its own letter", () => {
  const letters = FIELD_TYPES.filter((type) => type !== "waste").map((type) => FIELD_LETTERS[type]);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).not.toContain("");
});

const search = (text: string, kinds = ALL) =>
  placesIn(VIEW_CELLS, {
    text,
    kinds,
    from: FROM,
    describe: ({ type, pin }) => `${type} ${pin?.title}`,
  }).map(({ x }) => x);

it("lists places nearest first, across the edge of the world", () => {
  expect(search("")).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 14]);
  expect(distanceText(FROM, { x: 5, y: 5 })).toBe("5 steps east");
  expect(distanceText(FROM, { x: 49, y: 6 })).toBe("1 step southwest");
});

it("lists places of a visible kind that match the search", () => {
  expect(search("", new Set<CellKind>(["spent", "plot"]))).toEqual([10, 12]);
  expect(search("MILL old")).toEqual([12]);
  expect(search("mill metal")).toEqual([]);
});

it("finds any field by its coordinates, even if its kind is hidden", () => {
  expect(search("44, 5", new Set())).toEqual([44]);
  expect(cellInSearch("١٢، ٧")).toEqual({ x: 12, y: 7 });
  expect(cellInSearch("/game/12/7")).toEqual({ x: 12, y: 7 });
  expect(cellInSearch("51, 7")).toBeNull();
  expect(cellInSearch("mill 12")).toBeNull();
});
