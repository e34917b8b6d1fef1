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
  /** Numbers are right-aligned. */
  numeric?: boolean;
}

/** The state of a DataTable. */
export interface TablePlace {
  /** The open page, from 1. */
  page: number;
  search: string;
}

/** A bulk action. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  /** The confirmation question for this many rows; omitted for none. */
  question?: (count: number) => Question;
  run: (rows: readonly Row[]) => void;
}
