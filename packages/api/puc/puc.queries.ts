/** Factories as stored. */
import type { Pool } from "@emberlode/db";

/** An id that no factory has or will get by itself: so the answer about a free one can name it. */
export async function reserveFactoryId(pool: Pool): Promise<number | null> {
  const [row] = await pool.query<{ id: number }>("select nextval('factories_id_seq')::int as id");
  return row?.id ?? null;
}
