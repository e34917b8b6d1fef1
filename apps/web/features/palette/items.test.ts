import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { groupItems, matchingItems, type PaletteItem, parsePosition } from "./items.ts";

const item = (id: string, label: string, set: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  label,
  group: "desks",
  run: () => {},
  ...set,
});

it.each([
  ["12 7", { x: 12, y: 7 }],
  [" 12, 7 ", { x: 12, y: 7 }],
  ["１２，７", { x: 12, y: 7 }],
  ["१२ ७", { x: 12, y: 7 }],
  ["50|1", { x: 50, y: 1 }],
  ["51 7", null],
  ["0 7", null],
  ["12", null],
  ["12 7 3", null],
  ["120 7", null],
  ["sniper", null],
] as const)("parses the coordinates in %j", (text, at) => {
  expect(parsePosition(text)).toEqual(at);
});

const items = [
  item("a", "The Ranks"),
  item("b", english.shell("nav.ranks")),
  item("c", english.palette("walkHome"), { note: "12, 7" }),
  item("d", "Homeworld"),
  item("e", "Hello world"),
  item("f", "Excavación"),
];
it.each([
  ["ank", ["a", "b"]],
  ["home", ["c", "d"]],
  ["wor", ["e", "d"]],
  ["RANKS the", ["a"]],
  ["home 12", ["c"]],
  ["excavacion", ["f"]],
  ["CIÓN", ["f"]],
  ["", ["a", "b", "c", "d", "e", "f"]],
  ["zzz", []],
])("finds by %j", (text, ids) => {
  expect(matchingItems(items, text).map(({ id }) => id)).toEqual(ids);
});

it("groups items in order of first occurrence, with a limit per group", () => {
  const many = Array.from({ length: 12 }, (_, i) => item(`p${i}`, "Page", { group: "pages" }));
  const groups = groupItems([
    item("x", english.game("move.padLabel"), { group: "places" }),
    ...many,
    item("d", english.desks("titles.log")),
  ]);
  expect(groups.map(([id, items]) => [id, items.length])).toEqual([
    ["places", 1],
    ["pages", 8],
    ["desks", 1],
  ]);
});
