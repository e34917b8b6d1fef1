import type { Pool } from "../connection/pool.ts";

/** Removes an account with all that belongs to it; its field is free. False when there was none. */
export async function removeAccount(pool: Pool, accountId: number): Promise<boolean> {
  const rows = await pool.query(`delete from accounts where id = $1::int returning id`, [
    accountId,
  ]);
  return rows.length > 0;
}
