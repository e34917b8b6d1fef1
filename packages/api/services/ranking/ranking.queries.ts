/** The stored data of the ladders. */
import type { Pool } from "@emberlode/db";

export interface StoredArmy {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  isBot: boolean;
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

/** All players whose base is on the map. */
export async function findArmies(pool: Pool): Promise<StoredArmy[]> {
  const rows = await pool.query<Row>(
    `select p.id, p.created_at as "createdAt", a.is_bot as "isBot",
      p.attack_units::text as "attackUnits", p.defense_units::text as "defenseUnits"
    from players p join accounts a on a.id = p.id where p.base_x is not null`,
  );
  return rows.map(({ attackUnits, defenseUnits, ...row }) => ({
    ...row,
    attackUnits: parseCounts(attackUnits),
    defenseUnits: parseCounts(defenseUnits),
  }));
}

/** All labeled bots, including those off the map. */
export async function findBots(pool: Pool): Promise<readonly number[]> {
  const rows = await pool.query<{ id: number }>("select id from accounts where is_bot");
  return rows.map(({ id }) => id);
}

export interface StoredFame {
  id: number;
  /** Number of cells the player has been on. */
  stoodOn: number;
  /** Number of log lines about battles over bases. */
  battleLines: number;
}

/** The data of the slower ladders, for all players whose base is on the map. */
export async function findFame(pool: Pool, battleCategory: number): Promise<StoredFame[]> {
  return pool.query<StoredFame>(
    `select id, bit_count(explored)::int as "stoodOn",
      log_counts[$1::int + 1]::int as "battleLines"
    from players where base_x is not null`,
    [battleCategory],
  );
}

/** The records of exploration of these players. */
export async function findExplored(
  pool: Pool,
  ids: readonly number[],
): Promise<{ id: number; explored: Uint8Array }[]> {
  if (ids.length === 0) return [];
  const rows = await pool.query<{ id: number; explored: string }>(
    "select id, encode(explored, 'hex') as explored from players where id = any($1::int[])",
    [ids],
  );
  return rows.map(({ id, explored }) => ({ id, explored: Buffer.from(explored, "hex") }));
}
