import { expect, test } from "vitest";
import { chooseLines } from "./lines.ts";

test("a list picks its lines in the order in which they run", () => {
  expect(chooseLines("stock, dig,lean").map(({ name }) => name)).toEqual([
    "lean, 16 clients",
    "dig, tRPC",
    "lean, again",
    "dig, stock stack",
  ]);
});

test("a name that no line has is refused with the names that there are", () => {
  expect(() => chooseLines("dig,leen")).toThrow(/knows no leen; there are hello, lean, dig,/);
});
