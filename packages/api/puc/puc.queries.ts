/** Factories as stored. */
import type { Pool } from "@emberlode/db";
import type { Position } from "@emberlode/game";

/** The id of the factory on a field; null when nobody owns one there. It stays when it changes hands. */
export async function findFactoryId(pool: Pool, { x, y }: Position): Promise<number | null> {
  const [row] = await pool.query<{ id: number }>(
    "select id from factories where x = $1::smallint and y = $2::smallint",
    [x, y],
  );
  return row?.id ?? null;
}
