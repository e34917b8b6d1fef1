/** Queries about other players, for tools. */
import type { Pool } from "@emberlode/db";
import type { PlayerState } from "@emberlode/game";

/** The facts that decide whether a player can be attacked. */
export type Defender = Pick<
  PlayerState,
  "id" | "shieldUntil" | "napPartners" | "defenseUnits" | "carried"
>;

/** The defenders of many bases in one query. */
export async function findDefenders(pool: Pool, ids: readonly number[]): Promise<Defender[]> {
  const rows = await pool.query<{ found: string | null }>(
    `select json_agg(json_build_object('id', id, 'shieldUntil', shield_until,
      'napPartners', nap_partners, 'defenseUnits', defense_units,
      'carried', json_build_object('metal', metal, 'energy', energy)))::text as found
    from players where id = any($1::int[])`,
    [ids],
  );
  return JSON.parse(rows[0]?.found ?? "[]");
}
