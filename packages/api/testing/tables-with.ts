import type { Pool } from "@emberlode/db";
import * as schema from "@emberlode/db";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

/** The tables with a row that contains a word in any column, in alphabetical order. */
export async function tablesWith(pool: Pool, word: string): Promise<string[]> {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  const names = tables.map((table) => getTableConfig(table).name);
  const found = await Promise.all(
    names.map((name) =>
      pool.query(`select 1 from ${name} u where to_jsonb(u)::text ~* $1 limit 1`, [
        `\\m${word.replaceAll(".", "\\.")}\\M`,
      ]),
    ),
  );
  return names.filter((_, index) => found[index]?.length === 1).sort();
}
