/** The stored current season. */
import type { Title } from "@emberlode/contract";
import { type Database, type Pool, seasonChampions, seasonLock, seasons } from "@emberlode/db";
import { dayOfSeason, SEASON_TITLES } from "@emberlode/game";
import { and, eq, isNull, sql } from "drizzle-orm";

export type StoredSeason = typeof seasons.$inferSelect;

export async function findCurrentSeason(db: Database): Promise<StoredSeason> {
  const [season] = await db.select().from(seasons).where(isNull(seasons.endedAt));
  if (season === undefined) throw new Error("The world has no current season.");
  return season;
}

/** Whether a process is just replacing the season. */
export async function isSeasonChanging({
  db,
  pool: { world },
}: {
  db: Database;
  pool: Pick<Pool, "world">;
}): Promise<boolean> {
  const lock = sql`hashtextextended(${seasonLock(world)}, 0)`;
  const [row] = await db
    .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock_shared(${lock})` })
    .from(sql`(select) one`);
  return row?.isFree === false;
}

/** Stores that the backup of a season's end exists. */
export async function storeSeasonBackup(
  db: Database,
  season: number,
  made: { backup: string; backupAt: number },
): Promise<void> {
  await db
    .update(seasons)
    .set(made)
    .where(and(eq(seasons.number, season), isNull(seasons.backupAt)));
}

/**
 * Fixes the length of the current season if it has none yet or has not begun. A season that ran
 * without an end gets as many days as a new one, counted from today.
 */
export async function fixSeasonLength(db: Database, days: number, now: number): Promise<void> {
  const season = await findCurrentSeason(db);
  if (season.days !== null && season.beginsAt <= now) return;
  const before = Math.max(0, dayOfSeason(season, now) - 1);
  await db
    .update(seasons)
    .set({ days: before + days })
    .where(and(eq(seasons.number, season.number), isNull(seasons.endedAt)));
}

/** The titles of all players: the newest first, and of a season the champion's. */
export async function findTitles(db: Database): Promise<(Title & { playerId: number })[]> {
  const { season, title, playerId } = seasonChampions;
  const rows = await db.select({ season, title, playerId }).from(seasonChampions);
  const order = (one: Title["title"]) => SEASON_TITLES.indexOf(one);
  return rows.sort((a, b) => b.season - a.season || order(a.title) - order(b.title));
}
