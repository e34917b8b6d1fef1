import { expect, it } from "vitest";
import { difference, pairsOf, type Sample } from "./color-vision.ts";

/** A look of this many gray pixels, the first of which have these values instead. */
function look(name: string, values: readonly number[], size = 4): Sample {
  const pixels = new Uint8Array(size * 3).fill(100);
  for (const [index, value] of values.entries()) pixels.fill(value, index * 3, index * 3 + 3);
  return { group: "cell", name, width: size, height: 1, pixels };
}

it.each([
  ["alike", [100], 0],
  ["a little brighter", [123], 0],
  ["brighter", [124], 0.25],
  ["darker in two", [76, 60], 0.5],
])("counts the pixels that differ: %s", (_, values, share) => {
  expect(difference(look("a", []), look("b", values))).toBe(share);
});

it("counts a pixel that differs in one channel, but not one that only the larger look has", () => {
  const red = look("red", []);
  red.pixels[0] = 180;
  expect(difference(look("plain", []), red)).toBe(0.25);
  expect(difference(look("short", [], 2), look("long", [], 8))).toBe(0);
  expect(difference(look("short", [0], 2), look("long", [], 8))).toBe(1 / 8);
});

it("compares each look with the others of its group, the most similar first", () => {
  const other = { ...look("other", []), group: "row" };
  const pairs = pairsOf([look("a", []), look("b", [0, 0]), look("c", [0]), other]);
  expect(pairs.map(({ names, share }) => [names, share])).toEqual([
    ["a | c", 0.25],
    ["b | c", 0.25],
    ["a | b", 0.5],
  ]);
});
