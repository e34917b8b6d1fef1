/** Records all ranks once an hour (rules §17). */
import type { Database } from "@emberlode/db";
import type { Clock } from "../../platform/clock.ts";
import type { CurrentSeason } from "../seasons/current-season.ts";
import { nextDayToScore } from "../seasons/renown-days.queries.ts";
import {
  addRankHour,
  HOURS_A_DAY,
  hourOf,
  isHourRecorded,
  pruneRankHours,
  RETENTION_DAYS,
} from "./rank-hours.queries.ts";
import type { Ranking } from "./ranking.ts";

/**
 * Every hour is kept for this many days and until its day's renown is scored, then one a day until
 * it is too old.
 */
const HOURLY_DAYS = 2;

interface Deps {
  db: Database;
  clock: Clock;
  ranking: Ranking;
  season: Pick<CurrentSeason, "current">;
}

/**
 * Records this hour's ranks and prunes old ones; false if they were recorded before or no player is
 * ranked.
 */
export async function recordRanks({ db, clock, ranking, season }: Deps): Promise<boolean> {
  const hour = hourOf(clock.now());
  if (await isHourRecorded(db, hour)) return false;
  const places = [
    ...(await ranking.ladder("power", false)),
    ...(await ranking.ladder("power", true)),
  ];
  if (places.length === 0) return false;
  await addRankHour(db, hour, places);
  await pruneRankHours(db, {
    from: hour - RETENTION_DAYS * HOURS_A_DAY,
    daily: Math.min(
      hour - HOURLY_DAYS * HOURS_A_DAY,
      nextDayToScore(season.current()) * HOURS_A_DAY,
    ),
  });
  return true;
}
