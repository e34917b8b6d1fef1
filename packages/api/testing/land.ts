/** Worlds and positions for tests. */
import type { Pool } from "@emberlode/db";
import { cellAt, type FieldType, type Position } from "@emberlode/game";
import type { TestGame } from "./game.ts";
import { setPlayer } from "./give.ts";

/** Puts a player onto a cell, as if they had walked there. */
export function putPlayer(game: TestGame, id: number, { x, y }: Position): Promise<void> {
  return setPlayer(game, id, `x = ${x}, y = ${y}`);
}

/** The first cell of a type. */
export function cellOf(game: TestGame, type: FieldType): Position {
  for (let index = 0; index < 2500; index++) {
    const cell = game.services.world.at(cellAt(index));
    if (cell.type === type && cell.baseOwner === null) return { x: cell.x, y: cell.y };
  }
  throw new Error(`The world has no ${type}.`);
}

/** Founds a world of forest with room for this many bases. */
export function worldWithRoomFor(places: number) {
  return async (pool: Pool): Promise<void> => {
    await pool.query(
      `with w as (insert into worlds (seed, created_at) values ('test', 1) returning seed)
      insert into fields (x, y, type, slots)
      select x, y, case when (y - 1) * 50 + x <= $1::int then 'waste' else 'forest' end, 0
      from w, generate_series(1, 50) x, generate_series(1, 50) y`,
      [places],
    );
  };
}

/** The cell one step east. */
export function east({ x, y }: Position): Position {
  return { x: (x % 50) + 1, y };
}
