import type { Family } from "../families.ts";
import { type Carried, type Fragment, rowsWhere } from "./write-kind.ts";

/** A fragment that inserts one row into a table if the carried column `when` is set. */
interface Insert {
  family: Family;
  table: string;
  when: string;
  carried: readonly Carried[];
  /** Columns of the table, each with its expression over a carried row `o`. */
  columns: Readonly<Record<string, string>>;
  onConflict?: string;
}

export function insert({ family, table, when, carried, columns, onConflict }: Insert): Fragment {
  const isSet = `o.${when} is not null`;
  const text = `
  insert into ${table} (${Object.keys(columns).join(", ")})
  select ${Object.values(columns).join(", ")} from o where ${isSet}
  ${onConflict === undefined ? "" : `on conflict ${onConflict}`}`;
  return { family, carried, writes: [{ name: `into_${table}`, text, rows: rowsWhere(isSet) }] };
}
