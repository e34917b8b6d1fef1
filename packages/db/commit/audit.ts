/** Checks the invariants of a world (`npm run audit-ledger`). */
import type { Pool } from "../connection/pool.ts";

/** A broken invariant, and whose it is. */
export interface BrokenInvariant {
  invariant: string;
  playerId: number;
  detail: string;
}

/** Maximum number of broken invariants that an audit lists by default. */
export const AUDIT_LIMIT = 1000;

/**
 * Checks the whole world with its view `audit` (`migrations/audit.sql`). An empty list means that
 * all invariants hold.
 * @param limit maximum number of rows
 */
export async function auditLedger(pool: Pool, limit = AUDIT_LIMIT): Promise<BrokenInvariant[]> {
  return await pool.query<BrokenInvariant>(
    `select invariant, player_id as "playerId", detail
    from audit order by invariant, player_id limit $1::int`,
    [limit],
  );
}

/** The tables that an audit checks. */
const AUDITED = {
  players: "players",
  "ledger rows": "ledger",
  "referral days": "referral_days",
  fields: "fields",
  factories: "factories",
  cooldowns: "cooldowns",
  mines: "mines",
  NAPs: "naps",
  battles: "battles",
  "days of renown": "renown_days",
} as const;

/** Row counts of everything that an audit checks. */
export async function countAudited(pool: Pool): Promise<Record<keyof typeof AUDITED, number>> {
  const counts = Object.entries(AUDITED).map(
    ([name, table]) => `(select count(*) from ${table})::float8 as "${name}"`,
  );
  const [row] = await pool.query<Record<keyof typeof AUDITED, number>>(
    `select ${counts.join(", ")}`,
  );
  if (row === undefined) throw new Error("The count query returned no row.");
  return row;
}
