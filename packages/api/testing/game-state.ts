/** The state that a refused call must not change. */
import { TABLES_OF_PLAYERS } from "@emberlode/db/testing";
import { expect } from "vitest";
import { refusal, refusedWith, type TestGame } from "./game.ts";

/** Even a refused call updates when the player was last seen. */
const PRESENCE: readonly string[] = ["accounts", "api_tokens"];
const TABLES = TABLES_OF_PLAYERS.filter((table) => !PRESENCE.includes(table));

/** A hash that changes with any row of players' data. */
export async function stateOf(game: TestGame): Promise<string> {
  const sums = TABLES.map(
    (table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t)`,
  );
  const [row] = await game.pool.query<{ state: string }>(
    `select concat_ws(':', ${sums.join(", ")}) as state`,
  );
  if (row === undefined) throw new Error("There is no state.");
  return row.state;
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
