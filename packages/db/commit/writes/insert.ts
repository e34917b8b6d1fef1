import type { Family } from "../families.ts";
import type { Carried, Fragment } from "./write-kind.ts";

/** A part that becomes one row of a table, written when the carried column `when` is there. */
interface Insert {
  family: Family;
  table: string;
  when: string;
  carried: readonly Carried[];
  /** Columns of the table, and the expression over a carried row `o` that fills each. */
  columns: Readonly<Record<string, string>>;
  onConflict?: string;
}

export function insert({ family, table, when, carried, columns, onConflict }: Insert): Fragment {
  const cte = `
into_${table} as (
  insert into ${table} (${Object.keys(columns).join(", ")})
  select ${Object.values(columns).join(", ")} from o where o.${when} is not null
  ${onConflict === undefined ? "" : `on conflict ${onConflict}`}
)`;
  return { family, carried, ctes: [cte] };
}
