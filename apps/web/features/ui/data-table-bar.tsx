import { useEffect, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { saveCsv } from "./save-csv.ts";
import type { BulkAction, DataColumn } from "./table-column.ts";
import { csvOf } from "./table-csv.ts";

const t = await messages("controls");

/** Debounce of the search, in milliseconds (spec §9). */
const SEARCH_MS = 300;
/** The name of the exported file (spec §9). */
const FILE = "download.csv";

interface DataTableBarProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** All rows that match the search, in order, for the export. */
  rows: readonly Row[];
  chosen: readonly Row[];
  bulk: readonly BulkAction<Row>[];
  /** The search text if controlled, for example by the URL; updated on Back. */
  searched: string;
  onSearch: (text: string) => void;
  onApplied: () => void;
}

/** The bar above a table: search, bulk actions and export. */
export function DataTableBar<Row>(props: DataTableBarProps<Row>) {
  const { columns, rows, chosen, bulk, searched, onSearch, onApplied } = props;
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
    saveCsv(FILE, csvOf([columns.map(({ title }) => title), ...lines]));
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
      {bulk.length > 0 && <BulkActions actions={bulk} chosen={chosen} onApplied={onApplied} />}
      <button type="button" className="btn" onClick={save}>
        {t("table.export")}
      </button>
    </div>
  );
}
