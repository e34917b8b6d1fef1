/** Parses CSV (RFC 4180): quoted cells may contain separators, quotes and line breaks. */
export interface CsvRow {
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

export interface CsvContent {
  rows: CsvRow[];
  /** The syntax error; null if none. */
  fault: CsvFault | null;
}

/** The rows of a file; lines end with LF, CRLF or CR. */
export function csvRows(text: string, separator: string): CsvContent {
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
