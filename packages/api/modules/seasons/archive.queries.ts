/** The archive of past seasons. */
import type { StoredBattle } from "@emberlode/contract";
import {
  accounts,
  battles,
  type Database,
  renownDays,
  seasonBattles,
  seasonChampions,
  seasonStandings,
  seasons,
} from "@emberlode/db";
import { SEASON_TITLES } from "@emberlode/game";
import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { StoredRenownDay } from "./renown-days.queries.ts";
import type { StoredSeason } from "./season.queries.ts";

/** Number of players whose places a season shows. */
const LISTED = 100;

/** Newest first. */
export const findSeasons = (db: Database): Promise<StoredSeason[]> =>
  db.select().from(seasons).orderBy(desc(seasons.number));

/**
 * The champions of all seasons, or of one, with their present names. Null for a deleted account.
 */
export async function findChampions(db: Database, season: number | null) {
  const rows = await db
    .select({
      season: seasonChampions.season,
      title: seasonChampions.title,
      score: seasonChampions.score,
      username: sql<string | null>`${accounts.username}`,
    })
    .from(seasonChampions)
    .leftJoin(accounts, eq(accounts.id, seasonChampions.playerId))
    .where(sql`${season}::int is null or ${seasonChampions.season} = ${season}::int`);
  const order = (title: (typeof SEASON_TITLES)[number]) => SEASON_TITLES.indexOf(title);
  return rows.sort((a, b) => order(a.title) - order(b.title));
}

/** The first hundred players of a season. */
export const findStandings = (db: Database, season: number) =>
  db
    .select({
      rank: seasonStandings.rank,
      holding: seasonStandings.holding,
      raiding: seasonStandings.raiding,
      exploring: seasonStandings.exploring,
      strength: seasonStandings.strength,
      renown: seasonStandings.renown,
      username: sql<string | null>`${accounts.username}`,
      profilePicture: sql<string | null>`${accounts.profilePicture}`,
    })
    .from(seasonStandings)
    .leftJoin(accounts, eq(accounts.id, seasonStandings.playerId))
    .where(
      and(
        eq(seasonStandings.season, season),
        eq(seasonStandings.isBot, false),
        lte(seasonStandings.rank, LISTED),
      ),
    )
    .orderBy(asc(seasonStandings.rank));

/** A season's greatest battles. */
export async function findSeasonBattles(db: Database, season: number) {
  const rows = await db
    .select({
      id: battles.id,
      createdAt: battles.createdAt,
      report: battles.report,
      strength: seasonBattles.strength,
    })
    .from(seasonBattles)
    .innerJoin(battles, eq(battles.id, seasonBattles.battleId))
    .where(eq(seasonBattles.season, season))
    .orderBy(asc(seasonBattles.place));
  return rows.map(({ report, ...row }) => ({ ...row, report: report as StoredBattle }));
}

/** A player's scores for a day. */
export async function findRenownDay(
  db: Database,
  playerId: number,
  { season, day }: { season: number; day: number },
): Promise<StoredRenownDay | null> {
  const [row] = await db
    .select()
    .from(renownDays)
    .where(
      and(
        eq(renownDays.playerId, playerId),
        eq(renownDays.season, season),
        eq(renownDays.day, day),
      ),
    );
  return row ?? null;
}
