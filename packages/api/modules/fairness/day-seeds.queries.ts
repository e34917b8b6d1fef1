/** The secret seeds of provable rolls (rules §16). */
import { type Database, daySeeds, isAnyOf, isLockTimeout } from "@emberlode/db";
import { and, asc, between, desc, eq, isNull, sql } from "drizzle-orm";
import { notify } from "../live/notifications.ts";

export interface DaySeed {
  /** UTC day number. */
  day: number;
  /** Index of the seed within its day, from 0; the last one is in use. */
  number: number;
  /** 64 hex digits. */
  seed: string;
  /** When its hash was first visible, in milliseconds. */
  createdAt: number;
  /** When it was published, in milliseconds; null while it is secret. */
  publishedAt: number | null;
}

const columns = {
  day: daySeeds.day,
  number: daySeeds.number,
  seed: sql<string>`encode(${daySeeds.seed}, 'hex')`,
  createdAt: daySeeds.createdAt,
  publishedAt: daySeeds.publishedAt,
};

type NewSeed = Pick<DaySeed, "day"> & { seed: Uint8Array };

const MAX_ATTEMPTS = 5;

async function insertMissing(db: Database, seeds: readonly NewSeed[], now: number): Promise<void> {
  const days = sql`${sql.param(seeds.map(({ day }) => day))}::int[]`;
  const hex = sql.param(seeds.map(({ seed }) => Buffer.from(seed).toString("hex")));
  const isSecret = sql`${daySeeds.day} is not null and ${daySeeds.publishedAt} is null`;
  await db
    .insert(daySeeds)
    .select(
      db
        .select({
          day: sql`made.day`.as("day"),
          number: sql`coalesce(max(${daySeeds.number}) + 1, 0)`.as("nr"),
          seed: sql`decode(made.seed, 'hex')`.as("seed"),
          createdAt: sql`${now}::bigint`.as("created_at"),
          publishedAt: sql`null::bigint`.as("published_at"),
        })
        .from(sql`unnest(${days}, ${hex}::text[]) as made(day, seed)`)
        .leftJoin(daySeeds, eq(daySeeds.day, sql`made.day`))
        .groupBy(sql`made.day`, sql`made.seed`)
        .having(eq(sql`count(*) filter (where ${isSecret})`, 0)),
    )
    .onConflictDoNothing();
}

/**
 * Stores seeds for current and future days that have none or whose last one was published; returns
 * the last seeds of all these days.
 */
export async function ensureDaySeeds(
  db: Database,
  seeds: readonly NewSeed[],
  now: number,
): Promise<DaySeed[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      await insertMissing(db, seeds, now);
      break;
    } catch (error) {
      // Another server is starting and slowly inserting its own seeds: retry to use those.
      if (!isLockTimeout(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
  const days = seeds.map(({ day }) => day);
  return db
    .selectDistinctOn([daySeeds.day], columns)
    .from(daySeeds)
    .where(isAnyOf(daySeeds.day, days))
    .orderBy(asc(daySeeds.day), desc(daySeeds.number));
}

/** The seeds of a day in order; empty for days before the world or too far ahead. */
export async function findDaySeeds(db: Database, day: number): Promise<DaySeed[]> {
  return db
    .select(columns)
    .from(daySeeds)
    .where(eq(daySeeds.day, day))
    .orderBy(asc(daySeeds.number));
}

/** The last seeds of these days, the newest day first. */
export async function findSeedsOfDays(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<DaySeed[]> {
  return db
    .selectDistinctOn([daySeeds.day], columns)
    .from(daySeeds)
    .where(between(daySeeds.day, from, to))
    .orderBy(desc(daySeeds.day), desc(daySeeds.number));
}

/** Marks a day's seeds as published and notifies every process to stop using them. */
export async function markPublished(db: Database, day: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const published = await tx
      .update(daySeeds)
      .set({ publishedAt: now })
      .where(and(eq(daySeeds.day, day), isNull(daySeeds.publishedAt)))
      .returning({ number: daySeeds.number });
    if (published.length > 0) await notify(tx, { t: "seed", day });
  });
}
