/** A flood of sign-ups, written in a few statements. */
import type { Pool } from "../connection/pool.ts";

interface Flood {
  /** The account to copy, as it was after its sign-up. */
  modelId: number;
  count: number;
  /** The first part of the usernames; a number follows. */
  name: string;
  /** Three groups of an IPv6 address: each account has a /64 of its own in this /48. */
  prefix: string;
  now: number;
}

/** Copies an account; each copy has a base on the map while there is room. Returns their ids. */
export async function insertFlood(
  pool: Pool,
  { modelId, count, name, prefix, now }: Flood,
): Promise<number[]> {
  return pool.transaction(async (run) => {
    const made = (await run(
      `insert into accounts (username, email, password_hash, address, created_at, last_seen_at)
      select $1::text || n, lower($1::text) || n || '@example.org', 'hash',
        $2::text || ':' || to_hex(n) || '::/64', $4::bigint, $4::bigint
      from generate_series(1, $3::int) n returning id`,
      [name, prefix, count, now],
      false,
    )) as { id: number }[];
    const ids = made.map(({ id }) => id);
    await run(
      `insert into players
      select copy.* from unnest($1::int[]) with ordinality as made(id, n)
      left join (
        select x, y, row_number() over (order by (x * 7 + y * 13) % 101, x, y) as n from fields
        where type = 'waste' and base_owner is null
      ) cell using (n)
      join players model on model.id = $2::int
      cross join lateral jsonb_populate_record(model,
        jsonb_build_object('id', made.id, 'base_x', cell.x, 'base_y', cell.y)) copy`,
      [ids, modelId],
      false,
    );
    await run(
      `insert into ledger (player_id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, created_at)
      select made.id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, $3::bigint
      from unnest($1::int[]) as made(id) join ledger on player_id = $2::int`,
      [ids, modelId, now],
      false,
    );
    await run(
      `insert into factories (owner, x, y, type, slots)
      select p.id, base_x, base_y, 'base', f.slots from players p
      join factories f on f.owner = $2::int and f.type = 'base'
      where p.id = any($1::int[])`,
      [ids, modelId],
      false,
    );
    await run(
      `update fields set base_owner = p.id, version = fields.version + 1 from players p
      where p.id = any($1::int[]) and fields.x = p.base_x and fields.y = p.base_y`,
      [ids],
      false,
    );
    return ids;
  }, 20_000);
}
