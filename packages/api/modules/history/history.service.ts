/** The caller's resources over time. */
import {
  HISTORY_DAYS,
  type HistoryAnswer,
  type HistoryDay,
  type HistoryFlow,
  type RankPoint,
} from "@emberlode/contract";
import {
  DAY,
  HISTORY_SOURCE,
  HISTORY_SOURCES,
  HOUR,
  isoDay,
  MAX_AMOUNT,
  utcDay,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Services } from "../../services.ts";
import { findHistory, type HistoryRow } from "../logs/logs.queries.ts";
import { findRankHours, toRankPoint } from "../ranks/rank-hours.queries.ts";

const AMOUNTS = ["metalIn", "metalOut", "energyIn", "energyOut"] as const;

/** Sums can exceed the largest amount that a player can hold. */
const capped = (amount: number) => Math.min(Math.max(amount, 0), MAX_AMOUNT);

/** The sums of a day, in the order of the sources. */
function flowsOf(rows: readonly HistoryRow[]): HistoryFlow[] {
  return HISTORY_SOURCES.flatMap((source) => {
    const rowsOfSource = rows.filter(
      ({ kind }) => kind !== null && HISTORY_SOURCE[kind] === source,
    );
    if (rowsOfSource.length === 0) return [];
    const flow = { source, metalIn: 0, metalOut: 0, energyIn: 0, energyOut: 0 };
    for (const row of rowsOfSource) {
      for (const name of AMOUNTS) flow[name] = capped(flow[name] + (row[name] ?? 0));
    }
    return AMOUNTS.some((name) => flow[name] > 0) ? [flow] : [];
  });
}

/** Rank and power at each recorded hour since the first day, and now. */
async function rankPointsOf(
  { db, ranking, clock }: Pick<Services, "clock" | "db" | "ranking">,
  playerId: number,
  firstDay: number,
): Promise<RankPoint[]> {
  const [hours] = await Promise.all([findRankHours(db, playerId, clock.now()), ranking.refresh()]);
  const place = ranking.placeOf(playerId);
  const recorded = hours.filter(({ hour }) => hour * HOUR >= firstDay * DAY).map(toRankPoint);
  if (place === null) return recorded;
  return [...recorded, { at: isoTime(clock.now()), rank: place.rank, power: place.power }];
}

/**
 * Thirty days by source with the balance at the end of each, calculated backward from the current
 * balance; and rank and power in the same period.
 */
export async function showHistory({
  services,
  playerId,
}: PlayerContext<"clock" | "db" | "ranking">): Promise<HistoryAnswer | GameError<"NOT_LOGGED_IN">> {
  const today = utcDay(services.clock.now());
  const firstDay = today - HISTORY_DAYS + 1;
  const [rows, standings] = await Promise.all([
    findHistory(services.db, playerId, firstDay),
    rankPointsOf(services, playerId, firstDay),
  ]);
  const [current] = rows;
  if (current === undefined) return new GameError("NOT_LOGGED_IN");
  let { metal, energy } = current;
  const days: HistoryDay[] = [];
  for (let day = today; day >= Math.max(firstDay, utcDay(current.createdAt)); day--) {
    const flows = flowsOf(rows.filter((row) => row.day === day));
    days.push({
      day: isoDay(day * DAY),
      metal: capped(metal),
      energy: capped(energy),
      flows,
    });
    for (const { metalIn, metalOut, energyIn, energyOut } of flows) {
      metal += metalOut - metalIn;
      energy += energyOut - energyIn;
    }
  }
  return { days: days.reverse(), standings };
}
