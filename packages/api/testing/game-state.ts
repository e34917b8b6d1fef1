/** Everything that a refused call must leave as it was. */
import type { TestGame } from "./game.ts";

const TABLES = ["players", "ledger", "fields", "factories", "battles", "cooldowns"] as const;

/** A text that differs whenever a row of the game's books does. */
export async function stateOf(game: TestGame): Promise<string> {
  const sums = TABLES.map(
    (table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t)`,
  );
  const [row] = await game.pool.query<{ books: string }>(
    `select concat_ws(':', ${sums.join(", ")}) as books`,
  );
  if (row === undefined) throw new Error("No books.");
  return row.books;
}
