import { expect, it } from "vitest";
import { whereFromBase } from "./place-heading.tsx";

const BASE = { x: 10, y: 10 };

it.each([
  [{ x: 13, y: 10 }, "3 steps east of your base"],
  [{ x: 10, y: 9 }, "1 step north of your base"],
  [{ x: 8, y: 12 }, "2 steps southwest of your base"],
  [{ x: 10, y: 49 }, "11 steps north of your base"],
  [BASE, ""],
])("describes where %o is", (at, text) => {
  expect(whereFromBase(at, BASE)).toBe(text);
  expect(whereFromBase(at, null)).toBe("");
});
