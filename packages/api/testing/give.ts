import type { Position } from "@emberlode/game";
import type { TestGame } from "./game.ts";

/** Gives (or takes) resources with a ledger row, so that the books stay right. */
export async function give(game: TestGame, id: number, metal: number, energy: number) {
  await game.pool.query(
    `with paid as (
      update players set metal = metal + $2::bigint, energy = energy + $3::bigint,
        version = version + 1, log_counts[1] = log_counts[1] + 1
      where id = $1::int returning version, (select sum(n) from unnest(log_counts) n) as nr,
        log_counts[1] as cat_nr
    )
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy,
      detail, created_at)
    select $1::int, version, 'start', nr, 0, cat_nr, $2::bigint, $3::bigint, '{}', 0 from paid`,
    [id, metal, energy],
  );
  game.services.actions.forget(id);
}

/** Sets columns of a player that are no balance, such as `attack_units[1] = 10, rolls = 3`. */
export async function setPlayer(game: TestGame, id: number, assignments: string) {
  await game.pool.query(
    `update players set ${assignments}, version = version + 1 where id = $1::int`,
    [id],
  );
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
