/** Plots as a file for spreadsheets, out and in. */
import type { WirePlot } from "@emberlode/contract";
import { csvOf } from "../ui/table-csv.ts";
import { csvRows } from "./csv-rows.ts";
import type { RawPlot } from "./plot-drafts.ts";

/** Without it some spreadsheets take UTF-8 for an older encoding. */
const UTF8_MARK = "\uFEFF";
const COLUMNS = ["title", "x", "y", "note", "color"] as const;
/** An apostrophe before what a spreadsheet would take for a formula: put there on the way out. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;

export const PLOTS_FILE = "emberlode-plots.csv";
/** Two hundred plots of the longest texts are shorter, in characters. */
export const MOST_CSV = 500_000;

export function plotsCsv(plots: readonly WirePlot[]): string {
  const rows = plots.map((plot) => COLUMNS.map((column) => plot[column]));
  return UTF8_MARK + csvOf([COLUMNS, ...rows]);
}

/** Reads such a file, its columns in any order; null where they are not named in the first line. */
export function plotsInCsv(text: string): RawPlot[] | null {
  const content = text.startsWith(UTF8_MARK) ? text.slice(1) : text;
  const [first = ""] = content.split("\n", 1);
  const separator = first.includes(",") ? "," : first.includes("\t") ? "\t" : ";";
  const [head, ...rows] = csvRows(content, separator);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const places = new Map(names.map((name, index) => [name, index]));
  if (!places.has("x") || !places.has("y")) return null;
  return rows.map(({ line, cells }) => {
    const cell = (name: (typeof COLUMNS)[number]) =>
      (cells[places.get(name) ?? -1] ?? "").replace(ESCAPED, "");
    return {
      line,
      title: cell("title"),
      x: cell("x"),
      y: cell("y"),
      note: cell("note"),
      color: cell("color"),
    };
  });
}
