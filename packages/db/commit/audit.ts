import type { Pool } from "../connection/pool.ts";

/** A broken rule of the books, and whose they are. */
export interface BrokenInvariant {
  invariant: string;
  playerId: number;
  detail: string;
}

/** Checks the whole world against the `audit` view; an empty list means that all is right. */
export async function auditLedger(pool: Pool): Promise<BrokenInvariant[]> {
  return await pool.query<BrokenInvariant>(
    `select invariant, player_id as "playerId", detail from audit order by invariant, player_id limit 1000`,
    [],
  );
}
