import { useState } from "react";

export interface Chosen<Row> {
  /** The selected rows, in visible order. */
  rows: readonly Row[];
  isChosen: (row: Row) => boolean;
  /** Number of visible rows, and whether all of them are selected. */
  shown: number;
  isAll: boolean;
  toggle: (row: Row) => void;
  /** Selects all visible rows, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The selected rows; rows that are no longer visible are deselected. */
export function useChosen<Row>(shown: readonly Row[], idOf: (row: Row) => string): Chosen<Row> {
  const [ids, setIds] = useState(NONE);
  const rows = shown.filter((row) => ids.has(idOf(row)));
  const isAll = rows.length > 0 && rows.length === shown.length;
  const choose = (chosen: readonly Row[]) => setIds(new Set(chosen.map(idOf)));
  return {
    rows,
    isChosen: (row) => ids.has(idOf(row)),
    shown: shown.length,
    isAll,
    toggle: (row) =>
      choose(ids.has(idOf(row)) ? rows.filter((one) => idOf(one) !== idOf(row)) : [...rows, row]),
    toggleAll: () => choose(isAll ? [] : shown),
    clear: () => choose([]),
  };
}
