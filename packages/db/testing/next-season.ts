import { generateWorld } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";
import { changeSeason } from "../seasons/change-season.ts";
import type { TestDatabase } from "./database.ts";

/**
 * Ends the season now, as if its standings and backup existed; returns the number of the next one.
 */
export async function beginNextSeason(
  pool: Pick<Pool, "query">,
  { url, world }: Pick<TestDatabase, "url" | "world">,
  now: number,
): Promise<number> {
  const rows = await pool.query<{ number: number }>(
    `update seasons set frozen_at = 1, backup = 'test', backup_at = 1
    where ended_at is null returning number`,
  );
  const season = rows[0]?.number ?? 0;
  const seed = `season ${season + 1}`;
  const cells = generateWorld(seed);
  const starts = cells.filter(({ type }) => type === "waste").slice(0, 300);
  const result = await changeSeason({ url, world, season, now, days: 28, seed, cells, starts });
  if (result !== "changed") throw new Error(`The season did not change: ${result}.`);
  return season + 1;
}
