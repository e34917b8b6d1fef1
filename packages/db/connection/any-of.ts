import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column holds one of these numbers: one parameter however many there are, so one text. */
export const isAnyOf = (column: PgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(numbers)}::int[])`;
