/** Rank and power over time. */
import type { Pool } from "@emberlode/db";
import { HOUR, RANK_GOAL } from "@emberlode/game";
import type { Ranked } from "./ranking.ts";

export const HOURS_A_DAY = 24;
export const KEPT_DAYS = 90;

/** Hours since the Unix epoch. */
export const hourOf = (now: number): number => Math.floor(now / HOUR);

export interface RankHour {
  /** Hours since the Unix epoch. */
  hour: number;
  rank: number;
  power: number;
}

/** Whether an hour was already recorded, possibly by another process. */
export async function isHourKnown(pool: Pool, hour: number): Promise<boolean> {
  const rows = await pool.query<{ hour: number }>(
    "select hour from rank_hours where hour = $1::int limit 1",
    [hour],
  );
  return rows.length > 0;
}

/** Records everyone's rank in an hour; existing records stay. */
export async function addRankHour(
  pool: Pool,
  hour: number,
  places: readonly Ranked[],
): Promise<void> {
  await pool.query(
    `insert into rank_hours (player_id, hour, rank, power)
    select id, $1::int, rank, power from unnest($2::int[], $3::int[], $4::bigint[]) as place(id, rank, power)
    on conflict do nothing`,
    [hour, places.map(({ id }) => id), places.map(({ rank }) => rank), places.map((p) => p.power)],
  );
}

/** A rank that counts as a goal; players without power have none. */
const isGoal = (row: string) => `${row}.rank <= ${RANK_GOAL} and ${row}.power > 0`;

/**
 * Removes hours before `from`, hours before `daily` other than midnights, and deleted players. For each
 * player the first hour with a goal rank stays: a reached goal is never taken back.
 */
export async function pruneRankHours(
  pool: Pool,
  { from, daily }: { from: number; daily: number },
): Promise<void> {
  await pool.query(
    `delete from rank_hours r
    where not exists (select from players p where p.id = r.player_id)
      or (r.hour < $1::int or (r.hour < $2::int and r.hour % ${HOURS_A_DAY} <> 0))
        and not (${isGoal("r")} and not exists (select from rank_hours e
          where e.player_id = r.player_id and e.hour < r.hour and ${isGoal("e")}))`,
    [from, daily],
  );
}

/** Ranks of an hour by player. */
export async function findRanksAt(pool: Pool, hour: number): Promise<ReadonlyMap<number, number>> {
  const rows = await pool.query<{ id: number; rank: number }>(
    "select player_id as id, rank from rank_hours where hour = $1::int",
    [hour],
  );
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** A player's records of the last 90 days, oldest first. */
export async function findRankHours(
  pool: Pool,
  playerId: number,
  now: number,
): Promise<RankHour[]> {
  return pool.query<RankHour>(
    `select hour, rank, power from rank_hours
    where player_id = $1::int and hour >= $2::int order by hour`,
    [playerId, hourOf(now) - KEPT_DAYS * HOURS_A_DAY],
  );
}

/** A player's best rank on record; null for none with power. */
export async function findBestRank(pool: Pool, playerId: number): Promise<number | null> {
  const [row] = await pool.query<{ rank: number | null }>(
    "select min(rank) as rank from rank_hours where player_id = $1::int and power > 0",
    [playerId],
  );
  return row?.rank ?? null;
}
