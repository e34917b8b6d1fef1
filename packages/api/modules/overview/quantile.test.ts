import { expect, test } from "vitest";
import { quantile } from "./quantile.ts";

const BOUNDS = [1, 2, 4];

test("interpolates within the bucket", () => {
  expect(quantile([10, 0, 0, 0], BOUNDS, 0.5)).toBe(0.5);
  expect(quantile([10, 10, 20, 0], BOUNDS, 0.5)).toBe(2);
  expect(quantile([0, 0, 10, 0], BOUNDS, 0.95)).toBeCloseTo(3.9);
});

test("takes values above the last bound for that bound", () => {
  expect(quantile([1, 0, 0, 99], BOUNDS, 0.5)).toBe(4);
});

test("is null without values", () => {
  expect(quantile([], BOUNDS, 0.5)).toBe(null);
});
