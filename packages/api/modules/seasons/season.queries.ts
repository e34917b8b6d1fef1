/** The stored current season. */
import type { Title } from "@emberlode/contract";
import { type Database, seasonChampions, seasons } from "@emberlode/db";
import { dayOfSeason } from "@emberlode/game";
import { and, desc, eq, isNull } from "drizzle-orm";

export type StoredSeason = typeof seasons.$inferSelect;

export async function findCurrentSeason(db: Database): Promise<StoredSeason> {
  const [season] = await db.select().from(seasons).where(isNull(seasons.endedAt));
  if (season === undefined) throw new Error("The world has no current season.");
  return season;
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

/** The titles of all players, newest first. */
export async function findTitles(db: Database): Promise<(Title & { playerId: number })[]> {
  const { season, title, playerId } = seasonChampions;
  return db.select({ season, title, playerId }).from(seasonChampions).orderBy(desc(season));
}
