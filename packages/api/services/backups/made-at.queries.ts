import type { Pool } from "@emberlode/db";

/** When the world was created (milliseconds); infinity for one that is not created yet. */
export async function worldMadeAt(pool: Pool): Promise<number> {
  const [world] = await pool.query<{ at: number }>("select created_at as at from worlds");
  return world?.at ?? Number.POSITIVE_INFINITY;
}
