import type { WirePlot } from "@emberlode/contract";
import { MAX_PLOT_TEXT_LENGTH, MAX_PLOTS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeCsv, plotsCsv, plotsInCsv } from "./plot-csv.ts";
import { checkPlots, plotsInText, plotsText, type RawPlot } from "./plot-drafts.ts";

const t = english.plots;

const makePlot = (set: Partial<WirePlot> = {}): WirePlot => ({
  _id: "a",
  x: 12,
  y: 7,
  title: "Old mill",
  note: "good digging",
  color: "ember",
  ...set,
});
const raw = (set: Partial<RawPlot> = {}): RawPlot => ({
  line: 2,
  title: "Mill",
  x: "12",
  y: "7",
  note: "",
  color: "",
  free: {},
  hasStray: false,
  ...set,
});
const rawIn = (text: string): RawPlot[] => {
  const read = plotsInCsv(text);
  if ("error" in read) throw new Error(read.error);
  return read.raw;
};

const line = fc.string({ unit: "grapheme-ascii", maxLength: 20 });
const plots = fc.array(
  fc.record({
    _id: fc.constant("a"),
    x: fc.integer({ min: 1, max: 50 }),
    y: fc.integer({ min: 1, max: 50 }),
    title: line,
    note: line,
    color: line,
    // A free text whose name looks like an escaped column.
    Title: line,
    "'=owner;;;;;;;; of": line,
  }),
  { minLength: 1, maxLength: 5 },
);

it("round-trips plots through CSV, whatever their texts", () => {
  fc.assert(
    fc.property(plots, (some) => {
      const expected = some.map(({ _id, x, y, title, note, color, ...free }) => ({
        x: `${x}`,
        y: `${y}`,
        title,
        note,
        color,
        free,
        hasStray: false,
      }));
      expect(rawIn(plotsCsv(some)).map(({ line: _line, ...rest }) => rest)).toEqual(expected);
    }),
  );
});

it("reads CSV columns in any order, and semicolons", () => {
  expect(rawIn("y;Title;X\n7;Mill;12\n")).toEqual([raw()]);
  expect(rawIn('"y";"Title, of course";Title;X\n7;a;Mill;12\n')).toEqual([
    raw({ free: { "Title, of course": "a" } }),
  ]);
  expect(rawIn("sep=;\r\ny;Title;X\r\n7;Mill;12\r\n")).toEqual([raw({ line: 3 })]);
  expect(rawIn("y\tTitle\tX\r7\tMill\t12\r")).toEqual([raw()]);
});

it("rejects text in CSV cells without a column", () => {
  const read = rawIn("x,y,title,\n1,2,Mill,,\n1,2,Old mill, good digging\n1,2,Mill,,lost\n");
  expect(checkPlots(read, []).refusals).toEqual([
    { line: 3, reason: t("import.refused.stray") },
    { line: 4, reason: t("import.refused.stray") },
  ]);
});

it("counts lines within quoted CSV cells", () => {
  const read = rawIn('title,x,y,note\nA,1,2,"two\nlines"\nB,3,4,""\n');
  expect(read.map(({ line: number, title }) => [number, title])).toEqual([
    [2, "A"],
    [4, "B"],
  ]);
});

it.each([
  ["title,note\nA,b\n", t("import.noColumns")],
  ["", t("import.noColumns")],
  ["x,y,_id\n1,2,3\n", t("import.column", { name: "_id" })],
  ['x,y,title\n1,2,"Mill" old\n', t("import.afterQuote", { line: 2 })],
  ['x,y,title\n1,2,a\n1,2,"b\n3,4,c\n', t("import.unclosed", { line: 3 })],
])("refuses a CSV file with the reason: %j", (text, error) => {
  expect(plotsInCsv(text)).toEqual({ error });
});

it("decodes UTF-8 and UTF-16 with a byte order mark, and reports the first invalid line otherwise", () => {
  const utf8 = new TextEncoder().encode("x,y,title\n1,2,Mühle\n");
  expect(decodeCsv(utf8)).toEqual({ text: "x,y,title\n1,2,Mühle\n" });
  const utf16 = new Uint8Array([0xff, 0xfe, 0x78, 0x00, 0xfc, 0x00]);
  expect(decodeCsv(utf16)).toEqual({ text: "xü" });
  const windows = Uint8Array.from("x,y,title\n1,2,M\u00fchle\n", (sign) => sign.charCodeAt(0));
  expect(decodeCsv(windows)).toEqual({ error: t("import.undecodable", { line: 2 }) });
  // Half of a surrogate pair.
  const broken = new Uint8Array([0xff, 0xfe, 0x78, 0x00, 0x0a, 0x00, 0x00, 0xd8]);
  expect(decodeCsv(broken)).toEqual({ error: t("import.undecodable", { line: 2 }) });
  const old = windows.map((byte) => (byte === 0x0a ? 0x0d : byte));
  expect(decodeCsv(old)).toEqual({ error: t("import.undecodable", { line: 2 }) });
});

it("writes a plot as a line of text that can be read again", () => {
  const text = plotsText([
    makePlot(),
    makePlot({ title: "Mill (old)", note: "" }),
    makePlot({ title: "", note: "see (3, 4)" }),
  ]);
  expect(text).toBe("Old mill (12, 7): good digging\nMill (old) (12, 7)\n(12, 7): see (3, 4)");
  expect(checkPlots(plotsInText(text), []).drafts).toEqual([
    { x: 12, y: 7, title: "Old mill", note: "good digging", color: "", free: {} },
    { x: 12, y: 7, title: "Mill (old)", note: "", color: "", free: {} },
    { x: 12, y: 7, title: "", note: "see (3, 4)", color: "", free: {} },
  ]);
});

it("reads lines of text with digits of any script", () => {
  expect(checkPlots(plotsInText("Mill (१२, ७)"), []).drafts).toMatchObject([{ x: 12, y: 7 }]);
});

it("rejects lines of text that name no plot, with their numbers", () => {
  expect(checkPlots(plotsInText("A (1, 2)\n\nhello"), []).refusals).toEqual([
    { line: 3, reason: t("import.refused.place") },
  ]);
});

it.each([
  [{ x: "0" }, t("import.refused.place")],
  [{ x: "51" }, t("import.refused.place")],
  [{ y: "7.5" }, t("import.refused.place")],
  [{ y: "" }, t("import.refused.place")],
  [{ title: "a".repeat(MAX_PLOT_TEXT_LENGTH + 1) }, t("import.refused.long", { most: 280 })],
  [{ color: "a".repeat(MAX_PLOT_TEXT_LENGTH + 1) }, t("import.refused.long", { most: 280 })],
  [{ title: " Old mill " }, t("import.refused.known")],
  [{ title: "Old  mill" }, t("import.refused.unfit")],
  [{ note: "two\nlines" }, t("import.refused.unfit")],
  [{ free: { owner: "a\u200bb" } }, t("import.refused.unfit")],
  [
    { free: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`f${n}`, "a"])) },
    t("import.refused.fields", { most: 10 }),
  ],
])("refuses what is brought in: %j", (set, reason) => {
  expect(checkPlots([raw(set)], [makePlot()])).toEqual({
    drafts: [],
    refusals: [{ line: 2, reason }],
  });
});

it("imports no duplicates, and stops at the limit", () => {
  const many = Array.from({ length: MAX_PLOTS - 1 }, (_, n) => makePlot({ title: `${n}` }));
  const { drafts, refusals: refused } = checkPlots(
    [raw({ line: 1 }), raw({ line: 2 }), raw({ line: 3, title: "Other" })],
    many,
  );
  expect(drafts).toHaveLength(1);
  expect(refused).toEqual([
    { line: 2, reason: t("import.refused.known") },
    { line: 3, reason: t("import.refused.full") },
  ]);
});
