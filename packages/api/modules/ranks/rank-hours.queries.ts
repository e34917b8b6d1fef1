/** Rank and power over time. */

import type { RankPoint } from "@emberlode/contract";
import { type Database, players, rankHours, worlds } from "@emberlode/db";
import { HOUR, RANK_GOAL } from "@emberlode/game";
import { and, asc, eq, gt, gte, lt, lte, notExists, or, type Placeholder, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, type PgColumn } from "drizzle-orm/pg-core";
import { isoTime } from "../../platform/clock.ts";
import type { RankedPlayer } from "./ranking.ts";

export const HOURS_A_DAY = 24;
export const RETENTION_DAYS = 90;

/** Hours since the Unix epoch. */
export const hourOf = (now: number): number => Math.floor(now / HOUR);

export interface RankHour {
  /** Hours since the Unix epoch. */
  hour: number;
  rank: number;
  power: number;
}

/** Whether an hour is already recorded, perhaps by another process. */
export async function isHourRecorded(db: Database, hour: number): Promise<boolean> {
  const rows = await db
    .select({ hour: rankHours.hour })
    .from(rankHours)
    .where(eq(rankHours.hour, hour))
    .limit(1);
  return rows.length > 0;
}

/** Records all ranks of an hour, unless the season has changed; existing records stay. */
export async function addRankHour(
  db: Database,
  { hour, season }: { hour: number; season: number },
  places: readonly RankedPlayer[],
): Promise<void> {
  const isCurrent = sql`(${db.select({ season: worlds.season }).from(worlds)}) = ${season}::int`;
  const ids = sql`${sql.param(places.map(({ id }) => id))}::int[]`;
  const ranks = sql`${sql.param(places.map(({ rank }) => rank))}::int[]`;
  const powers = sql`${sql.param(places.map(({ power }) => power))}::bigint[]`;
  await db
    .insert(rankHours)
    .select(
      db
        .select({
          playerId: sql`place.id`.as("player_id"),
          hour: sql`${hour}::int`.as("hour"),
          rank: sql`place.rank`.as("rank"),
          power: sql`place.power`.as("power"),
        })
        .from(sql`unnest(${ids}, ${ranks}, ${powers}) as place(id, rank, power)`)
        .where(isCurrent),
    )
    .onConflictDoNothing();
}

/** A rank that reaches the goal; it requires power. */
const isGoal = ({ rank, power }: Record<"rank" | "power", AnyPgColumn>) =>
  and(lte(rank, RANK_GOAL), gt(power, 0));

/**
 * Deletes hours before `from`, hours before `daily` other than midnights, and deleted players.
 * Keeps each player's first hour with a goal rank, since a reached goal is permanent.
 */
export async function pruneRankHours(
  db: Database,
  { from, daily }: { from: number; daily: number },
): Promise<void> {
  const { hour, playerId } = rankHours;
  const earlier = alias(rankHours, "earlier");
  const one = { one: sql`1` };
  const isGone = notExists(db.select(one).from(players).where(eq(players.id, playerId)));
  const isOld = or(lt(hour, from), and(lt(hour, daily), sql`${hour} % ${HOURS_A_DAY} <> 0`));
  const isFirst = notExists(
    db
      .select(one)
      .from(earlier)
      .where(and(eq(earlier.playerId, playerId), lt(earlier.hour, hour), isGoal(earlier))),
  );
  await db
    .delete(rankHours)
    .where(or(isGone, and(isOld, sql`not ${and(isGoal(rankHours), isFirst)}`)));
}

/** Ranks of an hour by player. */
export async function findRanksAt(
  db: Database,
  hour: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: rankHours.playerId, rank: rankHours.rank })
    .from(rankHours)
    .where(eq(rankHours.hour, hour));
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** The first hour of the last 90 days. */
export const firstRecentHour = (now: number): number => hourOf(now) - RETENTION_DAYS * HOURS_A_DAY;

/** A player's records from `first` on, oldest first. */
export const recordsOf = (db: Database, playerId: number | PgColumn, first: number | Placeholder) =>
  db
    .select({ hour: rankHours.hour, rank: rankHours.rank, power: rankHours.power })
    .from(rankHours)
    .where(and(eq(rankHours.playerId, playerId), gte(rankHours.hour, first)))
    .orderBy(asc(rankHours.hour));

/** A player's records of the last 90 days, oldest first. */
export async function findRankHours(
  db: Database,
  playerId: number,
  now: number,
): Promise<RankHour[]> {
  return recordsOf(db, playerId, firstRecentHour(now));
}

export function toRankPoint({ hour, rank, power }: RankHour): RankPoint {
  return { at: isoTime(hour * HOUR), rank, power };
}
