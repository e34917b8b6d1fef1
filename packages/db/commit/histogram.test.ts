import { describe, expect, it } from "vitest";
import { Histogram } from "./histogram.ts";

describe("a histogram", () => {
  it("counts a value once, at the first bound that it does not exceed", () => {
    const histogram = new Histogram([1, 2, 4]);
    for (const value of [0, 1, 1.5, 2, 4, 4.5, 100]) histogram.add(value);
    expect(histogram.counts).toEqual([2, 2, 1, 2]);
    expect(histogram.sum).toBe(113);
  });

  it("starts empty", () => {
    expect(new Histogram([1])).toMatchObject({ counts: [0, 0], sum: 0 });
  });
});
