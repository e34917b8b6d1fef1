/** The secret seeds of provable rolls (rules §16). */
import type { Pool } from "@emberlode/db";
import { notice } from "../live/notice-sql.ts";

export interface DaySeed {
  /** UTC day number. */
  day: number;
  /** Index of the seed within its day, from 0; the last one is in use. */
  nr: number;
  /** 64 hex digits. */
  seed: string;
  /** When its hash was first visible, in milliseconds. */
  createdAt: number;
  /** When it was published; null while it is secret. */
  publishedAt: number | null;
}

const COLUMNS = `day, nr, encode(seed, 'hex') as seed, created_at as "createdAt", published_at as "publishedAt"`;

/**
 * Stores seeds for current and future days that have none or whose last one was published; returns the
 * last seeds of all these days.
 */
export async function keepDaySeeds(
  pool: Pool,
  seeds: readonly { day: number; seed: Uint8Array }[],
  now: number,
): Promise<DaySeed[]> {
  const days = seeds.map(({ day }) => day);
  const hex = seeds.map(({ seed }) => Buffer.from(seed).toString("hex"));
  await pool.query(
    `insert into day_seeds (day, nr, seed, created_at)
    select made.day, coalesce(last.nr + 1, 0), decode(made.seed, 'hex'), $3::bigint
    from unnest($1::int[], $2::text[]) as made(day, seed)
    left join lateral (
      select d.nr, d.published_at from day_seeds d where d.day = made.day order by d.nr desc limit 1
    ) last on true
    where last.nr is null or last.published_at is not null
    on conflict do nothing`,
    [days, hex, now],
  );
  return pool.query<DaySeed>(
    `select distinct on (day) ${COLUMNS} from day_seeds where day = any($1::int[])
    order by day, nr desc`,
    [days],
  );
}

/** The seeds of a day in order; empty if the world did not exist then or the day is too far ahead. */
export async function findDaySeeds(pool: Pool, day: number): Promise<DaySeed[]> {
  return pool.query<DaySeed>(`select ${COLUMNS} from day_seeds where day = $1::int order by nr`, [
    day,
  ]);
}

/** Marks a day's seeds as published and notifies all processes not to use them. */
export async function markPublished(pool: Pool, day: number, now: number): Promise<void> {
  await pool.query(
    `with published as (
      update day_seeds set published_at = $2::bigint where day = $1::int and published_at is null returning 1
    )
    select ${notice("seed", "'day', $1::int")} from (select from published limit 1) as first`,
    [day, now],
  );
}
