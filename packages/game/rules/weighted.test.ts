import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../random.ts";
import { weightedIndex, weightedKey } from "./weighted.ts";

const always = (value: number): Random => ({ ...seededRandom(""), int: () => value });

describe("weighted choice", () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 2],
    [4, 3],
    [6, 3],
  ])("maps a draw of %i to entry %i of 2, 0, 1 and 3", (drawn, index) => {
    expect(weightedIndex([2, 0, 1, 3], always(drawn))).toBe(index);
    expect(weightedKey({ a: 2, b: 0, c: 1, d: 3 }, always(drawn))).toBe("abcd"[index]);
  });

  it("draws one integer from 1 to the sum", () => {
    const asked: number[][] = [];
    const random: Random = { ...seededRandom(""), int: (...range) => asked.push(range) };
    weightedIndex([2, 0, 1, 3], random);
    expect(asked).toEqual([[1, 6]]);
  });
});
