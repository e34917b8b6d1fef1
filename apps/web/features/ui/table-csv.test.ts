import { expect, it } from "vitest";
import { toCsv } from "./table-csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ['=HYPERLINK("a")', `"'=HYPERLINK(""a"")"`],
  ["1=1", "1=1"],
  ["a, b", '"a, b"'],
  ["a; b", '"a; b"'],
  ["a\nb", '"a\nb"'],
  ['"', '""""'],
  ["", ""],
])("writes %j as %j, so that no spreadsheet runs it", (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`);
});

it("does not escape numbers, including negative ones", () => {
  expect(toCsv([[-5, 1234567, null]])).toBe("-5,1234567,\r\n");
});
