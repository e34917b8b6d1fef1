import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import type { CellValue } from "../table-csv.ts";
import { DataTableBar } from "./data-table-bar.tsx";
import { DataTablePages } from "./data-table-pages.tsx";

/** Rows of a page (spec §9). */
const PAGE_ROWS = 10;

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

export interface DataColumn<Row> {
  id: string;
  title: string;
  /** What is sorted, searched and exported. */
  value: (row: Row) => CellValue;
  /** What stands in the cell; the value itself by default. */
  cell?: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  numeric?: boolean;
}

export interface BulkAction<Row> {
  id: string;
  label: string;
  run: (rows: readonly Row[]) => void;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  initialSort?: { id: string; desc: boolean };
  /** What can be done with several rows at once. */
  bulk?: readonly BulkAction<Row>[];
}

function shownValue(value: CellValue): ReactNode {
  return typeof value === "number" ? exactNumber(value) : value;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** A table with the spec's defaults: ten rows, search, export, bulk actions, pages, sorting (spec §9). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, initialSort, bulk = [] } = props;
  const words = t.parts.table;
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, title, value }): ColumnDef<typeof features, { row: Row }> => ({
          id,
          header: title,
          accessorFn: ({ row }) => value(row),
          sortFn: "alphanumeric",
        }),
      ),
    [columns],
  );
  const boxed = useMemo(() => data.map((row) => ({ row })), [data]);
  const table = useTable({
    features,
    columns: definitions,
    data: boxed,
    getRowId: ({ row }) => rowId(row),
    globalFilterFn: "includesString",
    getColumnCanGlobalFilter: () => true,
    initialState: {
      pagination: { pageIndex: 0, pageSize: PAGE_ROWS },
      sorting: initialSort === undefined ? [] : [initialSort],
    },
  });
  const shown = table.getRowModel().rows;
  const all = table.getSortedRowModel().rows.map(({ original }) => original.row);
  const chosen = table.getSelectedRowModel().rows.map(({ original }) => original.row);
  const { pageIndex } = table.state.pagination;
  const isChoosing = bulk.length > 0;
  return (
    <section className="data-table" aria-label={label}>
      <DataTableBar
        columns={columns}
        rows={all}
        chosen={chosen}
        bulk={bulk}
        onSearch={(text) => table.setGlobalFilter(text)}
        onApplied={() => table.resetRowSelection(true)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keys */}
      <section className="table-scroll" aria-label={label} tabIndex={0}>
        <table>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {isChoosing && (
                <th scope="col" className="table-choose">
                  <input
                    type="checkbox"
                    aria-label={words.chooseAll}
                    checked={table.getIsAllPageRowsSelected()}
                    onChange={table.getToggleAllPageRowsSelectedHandler()}
                  />
                </th>
              )}
              {columns.map(({ id, title, numeric }) => {
                const column = table.getColumn(id);
                const sorted = column?.getIsSorted() || null;
                return (
                  <th
                    key={id}
                    scope="col"
                    data-numeric={numeric}
                    aria-sort={sorted === null ? "none" : ARIA_SORT[sorted]}
                  >
                    <button type="button" onClick={() => column?.toggleSorting()}>
                      {title}
                      <span aria-hidden="true" className="sort-mark" data-sorted={sorted} />
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, original: { row }, getIsSelected, getToggleSelectedHandler }) => (
              <tr key={id} data-chosen={getIsSelected() || undefined}>
                {isChoosing && (
                  <td className="table-choose">
                    <input
                      type="checkbox"
                      aria-label={words.chooseRow(String(columns[0]?.value(row) ?? id))}
                      checked={getIsSelected()}
                      onChange={getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {columns.map(({ id: column, value, cell, numeric }) => (
                  <td
                    key={column}
                    data-numeric={numeric}
                    className={numeric ? "figure" : undefined}
                  >
                    {cell === undefined ? shownValue(value(row)) : cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length + (isChoosing ? 1 : 0)} className="table-empty">
                  {words.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <DataTablePages
        open={pageIndex + 1}
        pages={table.getPageCount()}
        from={all.length === 0 ? 0 : pageIndex * PAGE_ROWS + 1}
        to={pageIndex * PAGE_ROWS + shown.length}
        all={all.length}
        onOpen={(page) => table.setPageIndex(page - 1)}
      />
    </section>
  );
}
