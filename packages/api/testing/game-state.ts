/** The state that a refused call must not change. */
import { expect } from "vitest";
import { refusal, refusedWith, type TestGame } from "./game.ts";

const TABLES = [
  ...["players", "ledger", "fields", "factories", "battles", "cooldowns"],
  ...["mines", "naps", "plots"],
];

/** A hash that changes with any row of the game's ledger or balances. */
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

/** Expects that a call is refused with this code and changes nothing. */
export async function expectRefused(
  game: TestGame,
  call: () => Promise<unknown>,
  ...refused: Parameters<typeof refusedWith>
): Promise<void> {
  const before = await stateOf(game);
  expect(await refusal(call())).toMatchObject(refusedWith(...refused));
  expect(await stateOf(game)).toBe(before);
}
