/** Exports plots to CSV and imports them. */
import type { WirePlot } from "@emberlode/contract";
import {
  isFreePlotTextName,
  MAX_FREE_PLOT_TEXTS,
  MAX_PLOT_TEXT_LENGTH,
  MAX_PLOTS,
  STANDARD_PLOT_TEXTS,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { toCsv, UTF8_BOM } from "../ui/table-csv.ts";
import type { RawPlot } from "./plot-drafts.ts";

const t = await messages("plots");

interface CsvRow {
  /** Line number in the file where the row starts, from 1. */
  line: number;
  cells: string[];
}

const QUOTE = '"';

/** An unclosed quoted cell, or text after a closing quote. */
interface CsvError {
  kind: "unclosed" | "afterQuote";
  line: number;
}

interface CsvContent {
  rows: CsvRow[];
  /** The syntax error; null if none. */
  fault: CsvError | null;
}

/**
 * Parses CSV (RFC 4180): quoted cells may contain separators, quotes and line breaks. Lines end
 * with LF, CRLF or CR.
 */
function csvRows(text: string, separator: string): CsvContent {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = "";
  let line = 1;
  let quotedFrom: number | null = null;
  /** Whether the current cell was quoted and is closed. */
  let isClosed = false;
  let fault: CsvError | null = null;
  const endCell = () => {
    row.cells.push(cell);
    cell = "";
    isClosed = false;
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== "")) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const isLineEnd = char === "\n" || (char === "\r" && text.charAt(at + 1) !== "\n");
    if (isLineEnd) line++;
    if (quotedFrom !== null) {
      if (char !== QUOTE) cell += char;
      else if (text.charAt(at + 1) === QUOTE) {
        cell += QUOTE;
        at++;
      } else {
        quotedFrom = null;
        isClosed = true;
      }
    } else if (char === separator) endCell();
    else if (isLineEnd) endRow();
    else if (isClosed) {
      if (char !== "\r") fault ??= { kind: "afterQuote", line };
    } else if (char === QUOTE && cell === "") quotedFrom = line;
    else if (char !== "\r") cell += char;
  }
  endRow();
  if (quotedFrom !== null) fault ??= { kind: "unclosed", line: quotedFrom };
  return { rows, fault };
}

const COLUMNS = ["title", "x", "y", "note", "color"] as const;
/** The apostrophe that escapes text which a spreadsheet would run as a formula. */
const ESCAPED = /^'(?='*[=+\-@\t\r])/;
/** The line with which spreadsheets declare their separator. */
const SEPARATOR_LINE = /^sep=(.)(?=\r|\n|$)/i;
const SEPARATORS = [",", ";", "\t"] as const;

export const PLOTS_FILE = "emberlode-plots.csv";
/** A plot with the longest texts, at four bytes a character. */
const MAX_PLOT_BYTES =
  4 * (STANDARD_PLOT_TEXTS.length + MAX_FREE_PLOT_TEXTS) * (MAX_PLOT_TEXT_LENGTH + 1);
/** Size limit of an imported file, in bytes; the header and separators have room too. */
export const MAX_CSV_BYTES = 1.25 * MAX_PLOTS * MAX_PLOT_BYTES;

export function plotsCsv(plots: readonly WirePlot[]): string {
  const free = new Set(plots.flatMap((plot) => Object.keys(plot).filter(isFreePlotTextName)));
  const columns = [...COLUMNS, ...free];
  const rows = plots.map((plot) => columns.map((column) => plot[column] ?? ""));
  return UTF8_BOM + toCsv([columns, ...rows]);
}

/** The parsed file, or an error message. */
export type ParsedPlots = { raw: RawPlot[] } | { error: string };

/** Decodes a file as UTF-8, or UTF-16 with a byte order mark, as spreadsheets save it. */
export function decodeCsv(bytes: Uint8Array): { text: string } | { error: string } {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8";
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { error: t("import.undecodable", { line: firstBadLine(bytes, encoding) }) };
  }
}

/** The number of the first line that cannot be decoded, from 1. */
function firstBadLine(bytes: Uint8Array, encoding: string): number {
  const [good = ""] = new TextDecoder(encoding).decode(bytes).split("\uFFFD");
  return good.split(/\r\n|\r|\n/).length;
}

/** The separator that is most frequent in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split(/\r|\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Column indexes by name, ignoring case; unknown names are free texts. Returns an invalid name. */
function columnsOf(head: CsvRow): Map<string, number> | string {
  const names = head.cells.map((name) => name.trim().replace(ESCAPED, ""));
  const columnIndexes = new Map<string, number>();
  for (const column of COLUMNS) {
    const exact = names.indexOf(column);
    const columnIndex =
      exact >= 0 ? exact : names.findIndex((name) => name.toLowerCase() === column);
    if (columnIndex >= 0) columnIndexes.set(column, columnIndex);
  }
  const known = new Set(columnIndexes.values());
  for (const [index, name] of names.entries()) {
    if (known.has(index) || name === "") continue;
    if (!isFreePlotTextName(name) || columnIndexes.has(name)) return name;
    columnIndexes.set(name, index);
  }
  return columnIndexes;
}

/** Parses an exported file; its columns may be in any order. */
export function plotsInCsv(text: string): ParsedPlots {
  const content = text.startsWith(UTF8_BOM) ? text.slice(1) : text;
  const declared = SEPARATOR_LINE.exec(content)?.[1];
  // Keeps an empty first line, so that line numbers stay right.
  const table = declared === undefined ? content : content.slice("sep=".length + 1);
  const { rows, fault } = csvRows(table, declared ?? separatorOf(table));
  if (fault !== null) return { error: t(`import.${fault.kind}`, { line: fault.line }) };
  const [head, ...lines] = rows;
  const columnIndexes = head === undefined ? new Map<string, number>() : columnsOf(head);
  if (typeof columnIndexes === "string")
    return { error: t("import.column", { name: columnIndexes }) };
  if (!columnIndexes.has("x") || !columnIndexes.has("y")) return { error: t("import.noColumns") };
  const free = [...columnIndexes.keys()].filter(isFreePlotTextName);
  const named = new Set(columnIndexes.values());
  const raw = lines.map(({ line, cells }) => {
    const cell = (name: string) =>
      (cells[columnIndexes.get(name) ?? -1] ?? "").replace(ESCAPED, "");
    return {
      line,
      title: cell("title"),
      x: cell("x"),
      y: cell("y"),
      note: cell("note"),
      color: cell("color"),
      free: Object.fromEntries(free.map((name) => [name, cell(name)])),
      hasStray: cells.some((text, index) => text.trim() !== "" && !named.has(index)),
    };
  });
  return { raw };
}
