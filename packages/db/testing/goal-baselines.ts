import type { Pool } from "../connection/pool.ts";
import { readMigrations } from "../migrations/files.ts";

/**
 * Marks a player, or all, as of before goals paid, by the last statement of the migration: goals
 * that are reached now are never paid.
 */
export async function insertGoalBaselines(pool: Pool, id: number | null = null): Promise<void> {
  const migration = readMigrations().find(({ name }) => name === "0041_goal_rewards");
  const statement = migration?.statements.at(-1)?.trim().replace(/;$/, "");
  if (statement === undefined) throw new Error("There is no such migration.");
  await pool.query(`${statement} where $1::int is null or p.id = $1::int`, [id]);
}
