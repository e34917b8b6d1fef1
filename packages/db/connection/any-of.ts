import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column equals any of these numbers. One parameter, so the query text is constant. */
export const isAnyOf = (column: PgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(numbers)}::int[])`;
