import { giveResources, setColumns } from "@emberlode/db/testing";
import type { Position } from "@emberlode/game";
import type { Browser, TestGame } from "./game.ts";

/** Gives (or takes) resources with a ledger row, so that the ledger stays right. */
export async function give(game: TestGame, id: number, metal: number, energy: number) {
  await giveResources(game.pool, [id], metal, energy);
  game.services.actions.forget(id);
}

/** Sets columns of a player that are no balance, such as `attack_units[1] = 10, rolls = 3`. */
export async function setPlayer(game: TestGame, id: number, assignments: string) {
  await setColumns(game.pool, id, assignments);
  game.services.actions.forget(id);
}

/** Makes a factory field a player's. */
export async function own(game: TestGame, id: number, { x, y }: Position, slots: number) {
  await game.pool.query(
    `with f as (
      update fields set version = version + 1 where x = $2::smallint and y = $3::smallint
    )
    insert into factories (owner, x, y, type, lvl, slots)
    values ($1::int, $2::smallint, $3::smallint, 'factory', 1, $4::int)`,
    [id, x, y, slots],
  );
  await game.services.world.refresh();
}

/** Lets a player act this often: each note is a line of the log. */
export async function act({ call }: Pick<Browser, "call">, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await call.logs.note({ content: `Note ${n}` });
}
