/** Bases and factory fields for tests. */
import { baseSlots, type Position } from "@emberlode/game";
import type { Player, TestGame } from "./game.ts";
import { setPlayer, type TestProcess } from "./give.ts";

/** Sets the level of a player's base, with the slots of that level. */
export async function setBaseLevel(game: TestProcess, id: number, lvl: number): Promise<void> {
  await game.pool.query(
    `with f as (
      update fields set version = version + 1 where base_owner = $1::int
    ), p as (
      update players set version = version + 1 where id = $1::int
    )
    update factories set lvl = $2::smallint, slots = $3::int where owner = $1::int and type = 'base'`,
    [id, lvl, baseSlots(lvl)],
  );
  game.services.actions.invalidate(id);
  await game.services.world.refresh();
}

/** Where a player's base is. */
export function baseOf(game: TestGame, id: number): Position {
  const cell = game.services.world.bases().find(({ baseOwner }) => baseOwner === id);
  if (cell === undefined) throw new Error(`Player ${id} has no base.`);
  return { x: cell.x, y: cell.y };
}

/** A factory field with this many slots that never had an owner. */
export function freshFactory(game: TestGame, slots: number): Position {
  const cell = game.services.world
    .cells()
    .find((one) => one.type === "factory" && one.slots === slots && one.version === 1);
  if (cell === undefined) throw new Error(`There is no untouched factory with ${slots} slots.`);
  return { x: cell.x, y: cell.y };
}

/** An army with `count` of the first unit and none of the nine others. */
export const firstUnits = (count: number) => [count, ...Array<number>(9).fill(0)];

/** A new player without a shield and with ten Pikemen. */
export async function soldier(game: TestGame): Promise<Player> {
  const player = await game.player();
  await setPlayer(game, player.id, "attack_units[1] = 10, shield_until = 0");
  return player;
}
