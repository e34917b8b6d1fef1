import { useState } from "react";

export interface Chosen<Row> {
  /** In the order in which they are shown. */
  rows: readonly Row[];
  isChosen: (row: Row) => boolean;
  /** How many rows are shown, and whether all of them are chosen. */
  shown: number;
  isAll: boolean;
  toggle: (row: Row) => void;
  /** Chooses all that are shown, or none of them where all are. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows chosen among those shown; one that is not shown any more is not chosen any more. */
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
