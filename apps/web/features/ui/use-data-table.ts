/** State of a data table: search, order, selection and pages. */
import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useState } from "react";
import type { Question } from "./confirm-dialog.tsx";
import type { CellValue } from "./table-csv.ts";

/** Default number of rows per page (spec §9). */
const PAGE_ROWS = 10;

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

interface DataTableOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  initialSort: { id: string; desc: boolean } | undefined;
  pageRows: number | undefined;
  /** Page and search if controlled, for example by the URL; otherwise state of the table. */
  state: TableState | undefined;
  onStateChange: ((state: TableState) => void) | undefined;
}

const START: TableState = { page: 1, search: "" };

/** The library requires rows to be objects. */
interface Boxed<Row> {
  row: Row;
}

/** Search, order, selection and pages of a table's rows; numbers sort as numbers, nulls last. */
export function useDataTable<Row>(options: DataTableOptions<Row>) {
  const { columns, rows, rowId, initialSort, pageRows = PAGE_ROWS } = options;
  const [ownState, setOwnState] = useState(START);
  const { page: requestedPage, search } = options.state ?? ownState;
  const move = options.onStateChange ?? setOwnState;
  const data = useMemo(() => rows.map((row): Boxed<Row> => ({ row })), [rows]);
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, title, value, numeric }): ColumnDef<typeof features, Boxed<Row>> => ({
          id,
          header: title,
          accessorFn: ({ row }) => value(row) ?? undefined,
          sortFn: numeric ? "basic" : "alphanumeric",
          sortUndefined: "last",
          sortDescFirst: false,
        }),
      ),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => rowId(row),
    globalFilterFn: "includesString",
    getColumnCanGlobalFilter: () => true,
    state: { globalFilter: search },
    initialState: { sorting: initialSort === undefined ? [] : [initialSort] },
  });
  const found = table.getSortedRowModel().rows;
  const pages = Math.max(1, Math.ceil(found.length / pageRows));
  // A refetch keeps the open page while it exists.
  const page = Math.min(requestedPage, pages);
  const before = (page - 1) * pageRows;
  const shown = found.slice(before, before + pageRows);
  return {
    found,
    shown,
    selected: found.filter((entry) => entry.getIsSelected()),
    /** The open page and its visible rows, from 1; 0 to 0 for an empty table. */
    page: {
      open: page,
      pages,
      from: found.length === 0 ? 0 : before + 1,
      to: before + shown.length,
    },
    openPage: (open: number) => move({ page: open, search }),
    search: (text: string) => move({ page: 1, search: text }),
    sortBy: (id: string) => {
      table.getColumn(id)?.toggleSorting();
      if (requestedPage !== 1) move({ page: 1, search });
    },
    sortedBy: (id: string) => table.getColumn(id)?.getIsSorted() || undefined,
    select: (
      entries: readonly { toggleSelected: (isSelected: boolean) => void }[],
      isSelected: boolean,
    ) => {
      for (const entry of entries) entry.toggleSelected(isSelected);
    },
    clearSelection: () => table.resetRowSelection(true),
  };
}

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
export interface TableState {
  /** The open page, from 1. */
  page: number;
  search: string;
}

/** An action on the selected rows. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  /** The confirmation for this many rows; omit it to skip it. */
  question?: (count: number) => Question;
  run: (rows: readonly Row[]) => void;
}
