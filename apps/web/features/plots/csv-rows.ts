/** Reads a file of a spreadsheet (RFC 4180): quoted cells may hold separators, quotes and line ends. */
export interface CsvRow {
  /** The line of the file where the row begins, from 1. */
  line: number;
  cells: string[];
}

const QUOTE = '"';

export interface CsvContent {
  rows: CsvRow[];
  /** The line of a quote that is never closed, or null. */
  unclosed: number | null;
}

/** The rows of a file; lines end with LF, CR LF or CR. */
export function csvRows(text: string, separator: string): CsvContent {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = "";
  let line = 1;
  let quotedFrom: number | null = null;
  const endCell = () => {
    row.cells.push(cell);
    cell = "";
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
      } else quotedFrom = null;
    } else if (sign === QUOTE && cell === "") quotedFrom = line;
    else if (sign === separator) endCell();
    else if (isLineEnd) endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  return { rows, unclosed: quotedFrom };
}
