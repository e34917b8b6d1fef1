import type { FieldState } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";

const FOUND = `
with world as (
  insert into worlds (seed, created_at) values ($1, $2::bigint) on conflict do nothing returning seed
),
cells as (
  insert into fields (x, y, type, slots)
  select f.x, f.y, f.type, f.slots
  from world, json_to_recordset($3::text::json) as f(x smallint, y smallint, type text, slots int)
)
select seed from world union all select seed from worlds limit 1`;

const SEED = `select seed from worlds`;

/** The seed that this world was made from; null while it is empty. */
export async function worldSeed(pool: Pool): Promise<string | null> {
  const [row] = await pool.query<{ seed: string }>(SEED);
  return row?.seed ?? null;
}

/**
 * Fills an empty world with its fields, once; an existing world stays as it is. Returns the world's
 * seed, which may differ.
 */
export async function foundWorld(
  pool: Pool,
  seed: string,
  fields: readonly Pick<FieldState, "x" | "y" | "type" | "slots">[],
  now: number,
): Promise<string> {
  const cells = fields.map(({ x, y, type, slots }) => ({ x, y, type, slots }));
  const [row] = await pool.query<{ seed: string }>(FOUND, [seed, now, JSON.stringify(cells)]);
  return row?.seed ?? (await worldSeed(pool)) ?? seed;
}
