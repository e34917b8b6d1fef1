import { describe, expect, it } from "vitest";
import { Spread } from "./spread.ts";

describe("a spread", () => {
  it("counts a value once, with the first bound that it does not pass", () => {
    const spread = new Spread([1, 2, 4]);
    for (const value of [0, 1, 1.5, 2, 4, 4.5, 100]) spread.add(value);
    expect(spread.counts).toEqual([2, 2, 1, 2]);
    expect(spread.sum).toBe(113);
  });

  it("begins with nothing", () => {
    expect(new Spread([1])).toMatchObject({ counts: [0, 0], sum: 0 });
  });
});
