/** A fragment for kinds of writes that only insert a row. */
import type { StatementSection } from "../statement-variant.ts";
import { type Fragment, type RowColumn, rowsWhere } from "./write-definition.ts";

/** A fragment that inserts one row into a table if the row column `when` is set. */
interface Insert {
  section: StatementSection;
  table: string;
  when: string;
  rowColumns: readonly RowColumn[];
  /** Columns of the table, each with its expression over a row of `valid`. */
  columns: Readonly<Record<string, string>>;
  onConflict?: string;
}

export function insert({
  section,
  table,
  when,
  rowColumns,
  columns,
  onConflict,
}: Insert): Fragment {
  const isSet = `valid.${when} is not null`;
  const text = `
  insert into ${table} (${Object.keys(columns).join(", ")})
  select ${Object.values(columns).join(", ")} from valid where ${isSet}
  ${onConflict === undefined ? "" : `on conflict ${onConflict}`}`;
  return { section, rowColumns, writes: [{ name: `into_${table}`, text, rows: rowsWhere(isSet) }] };
}
