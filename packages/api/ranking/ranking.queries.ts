/** Armies as stored. */
import type { Pool } from "@emberlode/db";

export interface StoredArmy {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  attackUnits: number[];
  defenseUnits: number[];
}

/** Counts come as Postgres array literals. */
type Row = Omit<StoredArmy, "attackUnits" | "defenseUnits"> & {
  attackUnits: string;
  defenseUnits: string;
};

/** `{1,0,…}` as numbers. */
function parseCounts(literal: string): number[] {
  return literal.slice(1, -1).split(",").map(Number);
}

/** Everybody whose base stands on the map. */
export async function findArmies(pool: Pool): Promise<StoredArmy[]> {
  const rows = await pool.query<Row>(
    `select id, created_at as "createdAt", attack_units::text as "attackUnits",
      defense_units::text as "defenseUnits"
    from players where base_x is not null`,
  );
  return rows.map(({ attackUnits, defenseUnits, ...row }) => ({
    ...row,
    attackUnits: parseCounts(attackUnits),
    defenseUnits: parseCounts(defenseUnits),
  }));
}
