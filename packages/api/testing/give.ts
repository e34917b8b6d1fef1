import { giveResources, setColumns } from "@emberlode/db/testing";
import { logCategoryIndex, type Position } from "@emberlode/game";
import type { TestGame } from "./game.ts";

/** A server process of a test. */
export type TestProcess = Pick<TestGame, "pool" | "services">;

/** Gives (or takes) resources with a ledger row, so the ledger stays consistent. */
export async function give(game: TestProcess, id: number, metal: number, energy: number) {
  await giveResources(game.pool, [id], metal, energy);
  game.services.actions.invalidate(id);
}

/** Sets player columns other than balances, such as `attack_units[1] = 10, rolls = 3`. */
export async function setPlayer(game: TestProcess, id: number, assignments: string) {
  await setColumns(game.pool, id, assignments);
  game.services.actions.invalidate(id);
}

/** Gives a player a factory field. */
export async function giveFactory(game: TestGame, id: number, { x, y }: Position, slots: number) {
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

/** Fills the store of a factory for `ms` milliseconds. */
export async function fillStore(game: TestProcess, { x, y }: Position, ms: number): Promise<void> {
  await game.pool.query(
    `with f as (update fields set version = version + 1 where x = $1::smallint and y = $2::smallint)
    update factories set store_since = $3::bigint where x = $1::smallint and y = $2::smallint`,
    [x, y, game.services.clock.now() - ms],
  );
  await game.services.world.refresh();
}

/** Writes log lines as if a player had dug this often without finding anything. */
export async function addDigLines(game: TestGame, id: number, times: number): Promise<void> {
  const category = logCategoryIndex("dig");
  await game.pool.query(
    `with p as (
      update players set version = version + 1,
        log_counts[${category + 1}] = log_counts[${category + 1}] + $2::int
      where id = $1::int returning version, log_counts, log_counts[${category + 1}] as cat_nr
    )
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
    select $1::int, version, 'dig', (select sum(lines) from unnest(log_counts) lines) - n, ${category},
      cat_nr - n, 0, 0, '{}', $3::bigint
    from p, generate_series(0, $2::int - 1) n`,
    [id, times, game.clock.now()],
  );
  game.services.actions.invalidate(id);
}
