import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { BulkActions, RowCheckbox } from "./bulk-bar.tsx";
import { type CellValue, downloadCsv, toCsv } from "./table-csv.ts";
import {
  type BulkAction,
  type DataColumn,
  type TableState,
  useDataTable,
} from "./use-data-table.ts";

const t = await messages("controls");

/** Debounce of the search, in milliseconds (spec §9). */
const SEARCH_MS = 300;
/** The name of the exported file (spec §9). */
const FILE = "download.csv";

interface DataTableBarProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** All rows that match the search, in order, for the export. */
  rows: readonly Row[];
  selected: readonly Row[];
  bulk: readonly BulkAction<Row>[];
  /** The search text if controlled, for example by the URL; updated on Back. */
  searched: string;
  onSearch: (text: string) => void;
  onApplied: () => void;
}

/** The bar above a table: search, bulk actions and export. */
function DataTableBar<Row>(props: DataTableBarProps<Row>) {
  const { columns, rows, selected, bulk, searched, onSearch, onApplied } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    if (searched !== typed.trim()) setTyped(searched);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), SEARCH_MS);
  };
  const save = () => {
    const lines = rows.map((row) => columns.map(({ value }) => value(row)));
    downloadCsv(FILE, toCsv([columns.map(({ title }) => title), ...lines]));
  };
  return (
    <div className="table-bar">
      <input
        type="search"
        className="input table-search"
        aria-label={t("table.search")}
        placeholder={t("table.search")}
        value={typed}
        onChange={(event) => search(event.target.value)}
      />
      {bulk.length > 0 && <BulkActions actions={bulk} selected={selected} onApplied={onApplied} />}
      <button type="button" className="btn" onClick={save}>
        {t("table.export")}
      </button>
    </div>
  );
}

const ALL_UP_TO = 7;

type StripEntry = number | "gap-before" | "gap-after";

/** Pages from 1: all up to seven, else the first, the last and the open page's neighbors. */
function pageStrip(open: number, pages: number): readonly StripEntry[] {
  if (pages <= ALL_UP_TO) return Array.from({ length: pages }, (_, page) => page + 1);
  const first = Math.min(Math.max(2, open - 1), pages - 4);
  const last = Math.max(Math.min(pages - 1, open + 1), 5);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (["gap-before"] as const) : []),
    ...middle.filter((page) => page > 1 && page < pages),
    ...(last < pages - 1 ? (["gap-after"] as const) : []),
    pages,
  ];
}

interface DataTablePagesProps {
  /** The open page, from 1. */
  open: number;
  pages: number;
  /** The first and last visible row, from 1, and the total number of rows. */
  from: number;
  to: number;
  all: number;
  onOpen: (page: number) => void;
}

/** The footer of a table: which rows are visible, and links to the other pages (spec §9). */
function DataTablePages({ open, pages, from, to, all, onOpen }: DataTablePagesProps) {
  return (
    <div className="table-foot">
      <p role="status" className="figure">
        {t("table.showing", {
          from,
          to,
          all,
        })}
      </p>
      {pages > 1 && (
        <nav aria-label={t("table.pages")} className="table-pages">
          <button
            type="button"
            aria-label={t("table.previous")}
            aria-disabled={open === 1}
            onClick={() => open > 1 && onOpen(open - 1)}
          >
            ‹
          </button>
          {pageStrip(open, pages).map((entry) =>
            typeof entry === "number" ? (
              <button
                key={entry}
                type="button"
                className="figure"
                translate="no"
                aria-label={t("table.page", { number: exactNumber(entry) })}
                aria-current={entry === open ? "page" : undefined}
                onClick={() => onOpen(entry)}
              >
                {exactNumber(entry)}
              </button>
            ) : (
              <span key={entry} className="table-gap">
                …
              </span>
            ),
          )}
          <button
            type="button"
            aria-label={t("table.next")}
            aria-disabled={open === pages}
            onClick={() => open < pages && onOpen(open + 1)}
          >
            ›
          </button>
        </nav>
      )}
    </div>
  );
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  initialSort?: { id: string; desc: boolean };
  /** Rows per page; ten by default. */
  pageRows?: number;
  /** Page and search if controlled, for example by the URL; otherwise state of the table. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;
  /** Bulk actions; without them, rows cannot be selected. */
  bulk?: readonly BulkAction<Row>[];
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

function shownValue(value: CellValue): ReactNode {
  return typeof value === "number" ? exactNumber(value) : value;
}

/** A table with the spec's defaults: rows per page, search, export, bulk actions (spec §9). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    initialSort,
    pageRows,
    state,
    onStateChange,
    bulk = [],
  } = props;
  const table = useDataTable({
    columns,
    rows,
    rowId,
    initialSort,
    pageRows,
    state,
    onStateChange,
  });
  const { found, shown, selected } = table;
  const isSelectable = bulk.length > 0;
  return (
    <div className="data-table">
      <DataTableBar
        columns={columns}
        rows={found.map(({ original }) => original.row)}
        selected={selected.map(({ original }) => original.row)}
        bulk={bulk}
        searched={state?.search ?? ""}
        onSearch={table.search}
        onApplied={table.clearSelection}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard on a narrow screen */}
      <section className="table-scroll" aria-label={label} tabIndex={0}>
        <table>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {isSelectable && (
                <th scope="col" className="table-select">
                  <RowCheckbox
                    name={t("table.selectPage")}
                    isSelected={shown.length > 0 && shown.every((entry) => entry.getIsSelected())}
                    onSelect={(isSelected) => table.select(shown, isSelected)}
                  />
                </th>
              )}
              {columns.map(({ id, title, numeric }) => {
                const sorted = table.sortedBy(id);
                return (
                  <th
                    key={id}
                    scope="col"
                    data-numeric={numeric}
                    aria-sort={sorted === undefined ? "none" : ARIA_SORT[sorted]}
                  >
                    <button type="button" onClick={() => table.sortBy(id)}>
                      {title}
                      <span aria-hidden="true" className="sort-mark" data-sorted={sorted} />
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => {
              const { row } = entry.original;
              return (
                <tr key={entry.id} data-selected={entry.getIsSelected() || undefined}>
                  {isSelectable && (
                    <td className="table-select">
                      <RowCheckbox
                        name={t("table.selectRow", {
                          name: String(columns[0]?.value(row) ?? entry.id),
                        })}
                        isSelected={entry.getIsSelected()}
                        onSelect={(isSelected) => table.select([entry], isSelected)}
                      />
                    </td>
                  )}
                  {columns.map(({ id, value, cell, numeric }) => (
                    <td
                      key={id}
                      data-numeric={numeric}
                      className={numeric ? "figure" : undefined}
                      translate={numeric ? "no" : undefined}
                    >
                      {cell === undefined ? shownValue(value(row)) : cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length + (isSelectable ? 1 : 0)} className="table-empty">
                  {t("table.empty")}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <DataTablePages {...table.page} all={found.length} onOpen={table.openPage} />
    </div>
  );
}
