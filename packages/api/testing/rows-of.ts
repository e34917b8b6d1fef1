import type { TestGame } from "./game.ts";

/** Everything of a player that a refused call must leave as it was. */
export async function rowsOf(game: TestGame, id: number): Promise<unknown> {
  const of = (text: string) => game.pool.query(text, [id]);
  return {
    player: await of("select * from players where id = $1::int"),
    ledger: await of("select * from ledger where player_id = $1::int order by id"),
    naps: await of("select * from naps where $1::int in (low, high) order by low, high"),
  };
}
