/** Records all ranks once an hour (rules §17). */
import type { Database } from "@emberlode/db";
import type { Clock } from "../../platform/clock.ts";
import type { CurrentSeason } from "../seasons/current-season.ts";
import { nextDayToScore } from "../seasons/renown-days.queries.ts";
import type { WorldMap } from "../world/world-map.ts";
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
  world: Pick<WorldMap, "season">;
  season: Pick<CurrentSeason, "current">;
}

/**
 * Records this hour's ranks and prunes old ones; false if they were recorded before, no player is
 * ranked, or the season changes.
 */
export async function recordRanks(deps: Deps): Promise<boolean> {
  const { db, clock, ranking, season, world } = deps;
  const hour = hourOf(clock.now());
  const ofSeason = world.season();
  if (await isHourRecorded(db, hour)) return false;
  const places = [
    ...(await ranking.ladder("power", false)),
    ...(await ranking.ladder("power", true)),
  ];
  if (places.length === 0 || ofSeason === null || world.season() !== ofSeason) return false;
  await addRankHour(db, { hour, season: ofSeason }, places);
  await pruneRankHours(db, {
    from: hour - RETENTION_DAYS * HOURS_A_DAY,
    daily: Math.min(
      hour - HOURLY_DAYS * HOURS_A_DAY,
      nextDayToScore(season.current()) * HOURS_A_DAY,
    ),
  });
  return true;
}
