import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Chooser } from "./chooser.tsx";
import { DataTableBar } from "./data-table-bar.tsx";
import { DataTablePages } from "./data-table-pages.tsx";
import type { BulkAction, DataColumn, TablePlace } from "./table-column.ts";
import type { CellValue } from "./table-csv.ts";
import { useDataTable } from "./use-data-table.ts";

const t = await messages("controls");

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  initialSort?: { id: string; desc: boolean };
  /** Rows per page; ten by default. */
  pageRows?: number;
  /** Page and search if controlled, for example by the URL; otherwise state of the table. */
  place?: TablePlace;
  onPlace?: (place: TablePlace) => void;
  /** Bulk actions; without them, rows cannot be selected. */
  bulk?: readonly BulkAction<Row>[];
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

function shownValue(value: CellValue): ReactNode {
  return typeof value === "number" ? exactNumber(value) : value;
}

/** A table with the spec's defaults: rows per page, search, export, bulk actions (spec §9). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, initialSort, pageRows, place, onPlace, bulk = [] } = props;
  const table = useDataTable({ columns, rows, rowId, initialSort, pageRows, place, onPlace });
  const { found, shown, chosen } = table;
  const isChoosing = bulk.length > 0;
  return (
    <div className="data-table">
      <DataTableBar
        columns={columns}
        rows={found.map(({ original }) => original.row)}
        chosen={chosen.map(({ original }) => original.row)}
        bulk={bulk}
        searched={place?.search ?? ""}
        onSearch={table.search}
        onApplied={table.chooseNone}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard on a narrow screen */}
      <section className="table-scroll" aria-label={label} tabIndex={0}>
        <table>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {isChoosing && (
                <th scope="col" className="table-choose">
                  <Chooser
                    name={t("table.chooseAll")}
                    isChosen={shown.length > 0 && shown.every((entry) => entry.getIsSelected())}
                    onChoose={(isChosen) => table.choose(shown, isChosen)}
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
                <tr key={entry.id} data-chosen={entry.getIsSelected() || undefined}>
                  {isChoosing && (
                    <td className="table-choose">
                      <Chooser
                        name={t("table.chooseRow", {
                          name: String(columns[0]?.value(row) ?? entry.id),
                        })}
                        isChosen={entry.getIsSelected()}
                        onChoose={(isChosen) => table.choose([entry], isChosen)}
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
                <td colSpan={columns.length + (isChoosing ? 1 : 0)} className="table-empty">
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
