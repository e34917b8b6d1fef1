/** Exports plots to CSV and imports them. */
import type { WirePlot } from "@emberlode/contract";
import {
  isFreeName,
  MAX_PLOTS,
  PLOT_FREE_FIELDS,
  PLOT_TEXT_LENGTH,
  PLOT_TEXTS,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { csvOf, UTF8_BOM } from "../ui/table-csv.ts";
import type { RawPlot } from "./plot-drafts.ts";

const t = await messages("plots");

interface CsvRow {
  /** Line number in the file where the row starts, from 1. */
  line: number;
  cells: string[];
}

const QUOTE = '"';

/** An unclosed quoted cell, or text after a closing quote. */
interface CsvFault {
  kind: "unclosed" | "afterQuote";
  line: number;
}

interface CsvContent {
  rows: CsvRow[];
  /** The syntax error; null if none. */
  fault: CsvFault | null;
}

/**
 * Parses CSV (RFC 4180): quoted cells may contain separators, quotes and line breaks. Lines end with
 * LF, CRLF or CR.
 */
function csvRows(text: string, separator: string): CsvContent {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = "";
  let line = 1;
  let quotedFrom: number | null = null;
  /** Whether the current cell was quoted and is closed. */
  let isClosed = false;
  let fault: CsvFault | null = null;
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
    const sign = text.charAt(at);
    const isLineEnd = sign === "\n" || (sign === "\r" && text.charAt(at + 1) !== "\n");
    if (isLineEnd) line++;
    if (quotedFrom !== null) {
      if (sign !== QUOTE) cell += sign;
      else if (text.charAt(at + 1) === QUOTE) {
        cell += QUOTE;
        at++;
      } else {
        quotedFrom = null;
        isClosed = true;
      }
    } else if (sign === separator) endCell();
    else if (isLineEnd) endRow();
    else if (isClosed) {
      if (sign !== "\r") fault ??= { kind: "afterQuote", line };
    } else if (sign === QUOTE && cell === "") quotedFrom = line;
    else if (sign !== "\r") cell += sign;
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

const LF = 0x0a;
const CR = 0x0d;

export const PLOTS_FILE = "emberlode-plots.csv";
/** A plot with the longest texts, at four bytes a character. */
const MAX_PLOT_BYTES = 4 * (PLOT_TEXTS.length + PLOT_FREE_FIELDS) * (PLOT_TEXT_LENGTH + 1);
/** Size limit of an imported file, in bytes; the header and separators have room too. */
export const MAX_CSV_BYTES = 1.25 * MAX_PLOTS * MAX_PLOT_BYTES;

export function plotsCsv(plots: readonly WirePlot[]): string {
  const free = new Set(plots.flatMap((plot) => Object.keys(plot).filter(isFreeName)));
  const columns = [...COLUMNS, ...free];
  const rows = plots.map((plot) => columns.map((column) => plot[column] ?? ""));
  return UTF8_BOM + csvOf([columns, ...rows]);
}

/** The parsed file, or an error message. */
export type ReadPlots = { raw: RawPlot[] } | { error: string };

/** Decodes a file as UTF-8, or UTF-16 with a byte order mark, as spreadsheets save it. */
export function decodeCsv(bytes: Uint8Array): { text: string } | { error: string } {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const decoder = new TextDecoder(isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8", {
    fatal: true,
  });
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return { error: t("bring.undecodable", { line: firstBadLine(bytes) }) };
  }
}

/** The number of the first line that is not UTF-8, from 1. */
function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  let from = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte !== LF && (byte !== CR || bytes[at + 1] === LF)) continue;
    try {
      decoder.decode(bytes.subarray(from, at));
    } catch {
      return line;
    }
    line++;
    from = at + 1;
  }
  return line;
}

/** The separator that is most frequent in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split(/\r|\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Columns by name, ignoring case; unknown ones are free fields. Returns a name that is invalid. */
function columnsOf(head: CsvRow): Map<string, number> | string {
  const names = head.cells.map((name) => name.trim().replace(ESCAPED, ""));
  const places = new Map<string, number>();
  for (const column of COLUMNS) {
    const exact = names.indexOf(column);
    const place = exact >= 0 ? exact : names.findIndex((name) => name.toLowerCase() === column);
    if (place >= 0) places.set(column, place);
  }
  const known = new Set(places.values());
  for (const [index, name] of names.entries()) {
    if (known.has(index) || name === "") continue;
    if (!isFreeName(name) || places.has(name)) return name;
    places.set(name, index);
  }
  return places;
}

/** Parses an exported file; its columns may be in any order. */
export function plotsInCsv(text: string): ReadPlots {
  const content = text.startsWith(UTF8_BOM) ? text.slice(1) : text;
  const declared = SEPARATOR_LINE.exec(content)?.[1];
  // Keeps an empty first line, so that line numbers stay right.
  const table = declared === undefined ? content : content.slice("sep=".length + 1);
  const { rows, fault } = csvRows(table, declared ?? separatorOf(table));
  if (fault !== null) return { error: t(`bring.${fault.kind}`, { line: fault.line }) };
  const [head, ...lines] = rows;
  const places = head === undefined ? new Map<string, number>() : columnsOf(head);
  if (typeof places === "string") return { error: t("bring.column", { name: places }) };
  if (!places.has("x") || !places.has("y")) return { error: t("bring.noColumns") };
  const free = [...places.keys()].filter(isFreeName);
  const named = new Set(places.values());
  const raw = lines.map(({ line, cells }) => {
    const cell = (name: string) => (cells[places.get(name) ?? -1] ?? "").replace(ESCAPED, "");
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
