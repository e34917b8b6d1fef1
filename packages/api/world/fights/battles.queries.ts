/** Stored battle reports. */
import type { Pool } from "@emberlode/db";
import type { BattleRow } from "./to-report.ts";

/** The format of a battle id; anything else is not looked up. */
const BATTLE_ID = /^[\w-]{1,64}$/;

/** A battle by its id; null when there is none. */
export async function findBattle(pool: Pool, id: string): Promise<BattleRow | null> {
  if (!BATTLE_ID.test(id)) return null;
  const [row] = await pool.query<{ createdAt: number; report: string }>(
    `select created_at as "createdAt", report::text as report from battles where id = $1::text`,
    [id],
  );
  return row === undefined
    ? null
    : { id, createdAt: row.createdAt, report: JSON.parse(row.report) };
}
