import type { WirePlot } from "@emberlode/contract";
import { MAX_PLOTS, PLOT_TEXT_LENGTH } from "@emberlode/game";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messages } from "../../lib/messages.ts";
import { plotsCsv, plotsInCsv } from "./plot-csv.ts";
import { checkPlots, type RawPlot } from "./plot-drafts.ts";
import { plotsInText, plotsText } from "./plot-text.ts";

const t = await messages("plots");

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
  ...set,
});

const line = fc.string({ unit: "grapheme-ascii", maxLength: 20 });
const plots = fc.array(
  fc.record({
    _id: fc.constant("a"),
    x: fc.integer({ min: 1, max: 50 }),
    y: fc.integer({ min: 1, max: 50 }),
    title: line,
    note: line,
    color: line,
  }),
  { maxLength: 5 },
);

describe("a CSV file", () => {
  it("brings back what went out, whatever the texts are", () => {
    fc.assert(
      fc.property(plots, (some) => {
        // An apostrophe before a formula cannot be told from an escape.
        fc.pre(
          some.every((one) => ![one.title, one.note, one.color].some((t) => /^'[=+\-@]/.test(t))),
        );
        const back = plotsInCsv(plotsCsv(some));
        const expected = some.map(({ _id, x, y, ...texts }) => ({
          x: `${x}`,
          y: `${y}`,
          ...texts,
        }));
        expect(back?.map(({ line: _line, ...rest }) => rest)).toEqual(expected);
      }),
    );
  });

  it("escapes what a spreadsheet would run", () => {
    expect(plotsCsv([makePlot({ title: "=HYPERLINK()", note: "a, b" })])).toContain(
      `\r\n'=HYPERLINK(),12,7,"a, b",ember\r\n`,
    );
  });

  it("is read with its columns in any order, and with semicolons", () => {
    const [first] = plotsInCsv("y;Title;X\n7;Mill;12\n") ?? [];
    expect(first).toEqual(raw());
  });

  it("counts lines that stand within quotes", () => {
    const read = plotsInCsv('title,x,y,note\nA,1,2,"two\nlines"\nB,3,4,""\n');
    expect(read?.map(({ line: number, title }) => [number, title])).toEqual([
      [2, "A"],
      [4, "B"],
    ]);
  });

  it("is none without the columns of the place", () => {
    expect(plotsInCsv("title,note\nA,b\n")).toBeNull();
  });
});

describe("lines of text", () => {
  it("say a plot so that it can be read again", () => {
    const text = plotsText([
      makePlot(),
      makePlot({ title: "Mill (old)", note: "" }),
      makePlot({ title: "", note: "see (3, 4)" }),
    ]);
    expect(text).toBe("Old mill (12, 7): good digging\nMill (old) (12, 7)\n(12, 7): see (3, 4)");
    expect(checkPlots(plotsInText(text), []).drafts).toEqual([
      { x: 12, y: 7, title: "Old mill", note: "good digging", color: "" },
      { x: 12, y: 7, title: "Mill (old)", note: "", color: "" },
      { x: 12, y: 7, title: "", note: "see (3, 4)", color: "" },
    ]);
  });

  it("are refused by their number where they are none", () => {
    expect(checkPlots(plotsInText("A (1, 2)\n\nhello"), []).refused).toEqual([
      { line: 3, reason: t("bring.refused.place") },
    ]);
  });
});

describe("what is brought in", () => {
  it.each([
    [{ x: "0" }, t("bring.refused.place")],
    [{ x: "51" }, t("bring.refused.place")],
    [{ y: "7.5" }, t("bring.refused.place")],
    [{ y: "" }, t("bring.refused.place")],
    [{ title: "a".repeat(PLOT_TEXT_LENGTH + 1) }, t("bring.refused.long", { most: "280" })],
    [{ color: "a".repeat(PLOT_TEXT_LENGTH + 1) }, t("bring.refused.long", { most: "280" })],
    [{ title: " Old  mill " }, t("bring.refused.known")],
  ])("is refused for %j", (set, reason) => {
    expect(checkPlots([raw(set)], [makePlot()])).toEqual({
      drafts: [],
      refused: [{ line: 2, reason }],
    });
  });

  it("is not doubled, and ends where two hundred are", () => {
    const many = Array.from({ length: MAX_PLOTS - 1 }, (_, n) => makePlot({ title: `${n}` }));
    const { drafts, refused } = checkPlots(
      [raw({ line: 1 }), raw({ line: 2 }), raw({ line: 3, title: "Other" })],
      many,
    );
    expect(drafts).toHaveLength(1);
    expect(refused).toEqual([
      { line: 2, reason: t("bring.refused.known") },
      { line: 3, reason: t("bring.refused.full") },
    ]);
  });
});
