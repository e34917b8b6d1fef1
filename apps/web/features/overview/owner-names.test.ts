import { MAP_LETTERS } from "@emberlode/contract";
import { expect, it } from "vitest";
import { NO_MARKS } from "../local-map/cells.ts";
import { makeWorldView } from "../local-map/testing.ts";
import { placeNames } from "./owner-names.ts";
import { CELL_KINDS, type CellKind, cellsOfView } from "./view-cells.ts";

const { bank, base, waste } = MAP_LETTERS;
const ALL: ReadonlySet<CellKind> = new Set(CELL_KINDS);
/** Every letter is this wide, in CSS pixels. */
const LETTER_PX = 8;
const SIZE = { width: 960, height: 960 };
const CENTER = 480;

interface Look {
  scale?: number;
  shown?: ReadonlySet<CellKind>;
  pointed?: { x: number; y: number } | null;
}

/** Names of players at 10/10 and below, over other fields, seen from 10/10. */
function names(
  usernames: readonly string[],
  others: Readonly<Record<string, string>> = {},
  { scale = 48, shown = ALL, pointed = null }: Look = {},
) {
  const bases = usernames.map((username, n) => ({
    x: 10,
    y: 10 + n,
    username,
    isBot: false,
    rank: 1,
  }));
  const grounds = bases.map(({ x, y }) => [`${x}/${y}`, base]);
  const view = makeWorldView({ ...Object.fromEntries(grounds), ...others }, { bases }, waste);
  const cells = cellsOfView(view, NO_MARKS, 0);
  const viewport = { x: 10, y: 10, scale };
  return placeNames(
    { cells, viewport, size: SIZE, shown, pointed },
    (text) => text.length * LETTER_PX,
  );
}

const texts = (...args: Parameters<typeof names>) => names(...args).map(({ text }) => text);

it("has the name below its cell if nothing is there", () => {
  const [name] = names(["ThumbTess"]);
  expect(name?.text).toBe("ThumbTess");
  expect(name?.top).toBeGreaterThan(CENTER + 24);
});

it("keeps the name within its cell, shortened, beside the picture of another place", () => {
  for (const place of ["9/11", "10/11", "11/11"]) {
    const [name] = names(["ThumbTess"], { [place]: bank });
    expect(name?.text).toBe("Thum…");
    expect(name?.top).toBeLessThan(CENTER + 24);
  }
  expect(texts(["Tess"], { "11/11": bank })).toEqual(["Tess"]);
  expect(texts(["ThumbTess"], { "10/11": bank }, { scale: 64 })).toEqual(["ThumbT…"]);
  expect(texts(["ThumbTess"], { "10/11": bank }, { scale: 32 })).toEqual([]);
  const shown = new Set<CellKind>(["base"]);
  expect(texts(["ThumbTess"], { "10/11": bank }, { shown })).toEqual(["ThumbTess"]);
});

it("names each of stacked bases, and the one under the pointer in full", () => {
  const stack = ["ThumbTess", "Widewalker", "Ansgar"];
  expect(texts(stack)).toEqual(["Thum…", "Wide…", "Ansgar"]);
  const pointed = { x: 10, y: 10 };
  expect(texts(stack, {}, { pointed })[0]).toBe("ThumbTess");
  expect(texts(stack, {}, { pointed, scale: 16 })).toEqual(["ThumbTess"]);
});
