import type { TestGame } from "./game.ts";

/** Gives (or takes) resources with a ledger row, so that the books stay right. */
export async function give(game: TestGame, id: number, metal: number, energy: number) {
  await game.pool.query(
    `with paid as (
      update players set metal = metal + $2::bigint, energy = energy + $3::bigint,
        version = version + 1 where id = $1::int returning version
    )
    insert into ledger (player_id, version, kind, d_metal, d_energy, detail, created_at)
    select $1::int, version, 'start', $2::bigint, $3::bigint, '{}', 0 from paid`,
    [id, metal, energy],
  );
  game.services.actions.forget(id);
}
