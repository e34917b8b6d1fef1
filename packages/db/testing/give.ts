import type { Pool } from "../connection/pool.ts";

/** Gives (or takes) resources with a log line each, dated like the last one. */
export async function giveResources(
  pool: Pool,
  ids: readonly number[],
  metal: number,
  energy: number,
): Promise<void> {
  await pool.query(
    `with paid as (
      update players set metal = metal + $2::bigint, energy = energy + $3::bigint,
        version = version + 1, log_counts[1] = log_counts[1] + 1
      where id = any($1::int[]) returning id, version,
        (select sum(n) from unnest(log_counts) n) as nr, log_counts[1] as cat_nr
    )
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy,
      detail, created_at)
    select id, version, 'start', nr, 0, cat_nr, $2::bigint, $3::bigint, '{}',
      coalesce((select l.created_at from ledger l where l.player_id = paid.id
        order by l.id desc limit 1), 0)
    from paid`,
    [ids, metal, energy],
  );
}

/** Sets columns of a player other than amounts, such as `attack_units[1] = 10, rolls = 3`. */
export async function setColumns(pool: Pool, id: number, assignments: string): Promise<void> {
  await pool.query(`update players set ${assignments}, version = version + 1 where id = $1::int`, [
    id,
  ]);
}
