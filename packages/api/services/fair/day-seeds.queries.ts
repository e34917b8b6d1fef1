/** The secrets that provable rolls are made from (rules §16). */
import type { Pool } from "@emberlode/db";

export interface DaySeed {
  /** UTC day number. */
  day: number;
  /** 64 hex digits. */
  seed: string;
  /** When its hash could first be seen, milliseconds. */
  createdAt: number;
}

const COLUMNS = `day, encode(seed, 'hex') as seed, created_at as "createdAt"`;

/** Stores the seeds of days that have none yet, and answers those of all these days. */
export async function keepDaySeeds(
  pool: Pool,
  seeds: readonly { day: number; seed: Uint8Array }[],
  now: number,
): Promise<DaySeed[]> {
  const days = seeds.map(({ day }) => day);
  const hex = seeds.map(({ seed }) => Buffer.from(seed).toString("hex"));
  await pool.query(
    `insert into day_seeds (day, seed, created_at)
    select d, decode(s, 'hex'), $3::bigint from unnest($1::int[], $2::text[]) t(d, s)
    on conflict do nothing`,
    [days, hex, now],
  );
  return pool.query<DaySeed>(`select ${COLUMNS} from day_seeds where day = any($1::int[])`, [days]);
}

/** The seed of a day; null when the world was not there yet, or the day is too far off. */
export async function findDaySeed(pool: Pool, day: number): Promise<DaySeed | null> {
  const rows = await pool.query<DaySeed>(`select ${COLUMNS} from day_seeds where day = $1::int`, [
    day,
  ]);
  return rows[0] ?? null;
}
