import { expect, test } from "vitest";
import { chooseLines } from "./lines.ts";

test("selects listed lines in their running order", () => {
  expect(chooseLines("stock, dig,lean").map(({ name }) => name)).toEqual([
    "lean, 16 clients",
    "dig, tRPC",
    "lean, again",
    "dig, stock stack",
  ]);
});

test("refuses an unknown line and lists the known ones", () => {
  expect(() => chooseLines("dig,leen")).toThrow(/knows no leen; there are hello, lean, dig,/);
});
