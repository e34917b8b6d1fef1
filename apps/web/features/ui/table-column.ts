import type { ReactNode } from "react";
import type { Question } from "./question-dialog.tsx";
import type { CellValue } from "./table-csv.ts";

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  title: string;
  /** The value for sorting, search and export. */
  value: (row: Row) => CellValue;
  /** The cell's content; the value by default. */
  cell?: (row: Row) => ReactNode;
  /** Whether to right-align it, as numbers are. */
  numeric?: boolean;
}

/** The page and search of a DataTable. */
export interface TablePlace {
  /** The open page, from 1. */
  page: number;
  search: string;
}

/** An action on the selected rows. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  /** The confirmation for this many rows; omitted for none. */
  question?: (count: number) => Question;
  run: (rows: readonly Row[]) => void;
}
