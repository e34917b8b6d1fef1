import type { ReactNode } from "react";
import type { Question } from "./components/question-dialog.tsx";
import type { CellValue } from "./table-csv.ts";

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  title: string;
  /** What is sorted, searched and exported. */
  value: (row: Row) => CellValue;
  /** Shown in the cell; the value itself by default. */
  cell?: (row: Row) => ReactNode;
  /** Numbers are at the right. */
  numeric?: boolean;
}

/** Where one is in a DataTable. */
export interface TablePlace {
  /** The open page, from 1. */
  page: number;
  search: string;
}

/** What can be done with several rows at once. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  /** What is asked, of so many rows, before it is done; without it nothing is asked. */
  question?: (count: number) => Question;
  run: (rows: readonly Row[]) => void;
}
