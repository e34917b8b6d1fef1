/** Reads a file of a spreadsheet (RFC 4180): quoted cells may hold separators, quotes and line ends. */
export interface CsvRow {
  /** The line of the file where the row begins, from 1. */
  line: number;
  cells: string[];
}

const QUOTE = '"';

/** The rows of a file; a quote that nobody closes takes the rest of it. */
export function csvRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = "";
  let line = 1;
  let quoted = false;
  const endCell = () => {
    row.cells.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((text) => text !== "")) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "\n") line++;
    if (quoted) {
      if (sign !== QUOTE) cell += sign;
      else if (text.charAt(at + 1) === QUOTE) {
        cell += QUOTE;
        at++;
      } else quoted = false;
    } else if (sign === QUOTE && cell === "") quoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  return rows;
}
