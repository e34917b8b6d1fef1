/** Worlds and positions for tests. */
import type { Pool } from "@emberlode/db";
import type { FieldType, Position, Resource } from "@emberlode/game";
import type { TestGame } from "./game.ts";
import { setPlayer } from "./give.ts";

/** Moves a player to a cell as if they had walked there. */
export function putPlayer(game: TestGame, id: number, { x, y }: Position): Promise<void> {
  return setPlayer(game, id, `x = ${x}, y = ${y}`);
}

/** The first cell of a type without a vein today, so a dig yields what it rolls. */
export function cellOf(game: TestGame, type: FieldType): Position {
  const { world, fair } = game.services;
  for (const cell of world.cells()) {
    if (cell.type !== type || cell.baseOwner !== null) continue;
    if (!fair.isVein(cell, game.clock.now())) return { x: cell.x, y: cell.y };
  }
  throw new Error(`The world has no ${type}.`);
}

/** Today's veins under fields of a resource, in map order. */
export function veinsOf(game: TestGame, type: Resource): Position[] {
  const { world, fair } = game.services;
  return world
    .cells()
    .filter((cell) => cell.type === type && fair.isVein(cell, game.clock.now()))
    .map(({ x, y }) => ({ x, y }));
}

/** Creates a world of forest with room for this many bases. */
export function worldWithRoomFor(places: number) {
  return async (pool: Pool): Promise<void> => {
    await pool.query(
      `with w as (insert into worlds (seed, created_at) values ('test', 1) returning seed),
      s as (insert into seasons (number, begins_at, seed) values (1, 1, 'test'))
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
