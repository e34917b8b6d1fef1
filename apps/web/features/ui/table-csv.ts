/** Exports a table for spreadsheets (RFC 4180). */

/** Byte order mark: without it, some spreadsheets do not detect UTF-8. */
export const UTF8_BOM = "\uFEFF";

export type CellValue = string | number | null;

/** Text that a spreadsheet would run as a formula, or that would look escaped itself. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** Some spreadsheets also use these as separators. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

function csvCell(value: CellValue): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells as CSV; text that looks like a formula is escaped with an apostrophe. */
export function toCsv(rows: readonly (readonly CellValue[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** Downloads text as a CSV file with this name. */
export function downloadCsv(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
