/** Scores everyone's renown of each UTC day once it is over (rules §17). */
import { createDatabase, type Database, type Pool, type Transaction } from "@emberlode/db";
import { DAY, MINUTE, scoreDay, utcDay } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import type { CurrentSeason } from "./current-season.ts";
import {
  type DayQuery,
  findDayFacts,
  findPlayersAfter,
  ledgerIdBefore,
} from "./day-facts.queries.ts";
import {
  addRenownDays,
  lockCurrentSeason,
  nextDayToScore,
  setScoredDay,
} from "./renown-days.queries.ts";
import type { StoredSeason } from "./season.queries.ts";

/** An action of the last moment may be committed a little later, with a time before midnight. */
const AFTER_MIDNIGHT_MS = 2 * MINUTE;

/** Players per statement, so that none takes longer than 50 ms. */
export const PLAYERS_PER_STATEMENT = 25;

/** Longest transaction, which scores one day of everyone. It locks only what it adds. */
const SCORING_MS = 5 * MINUTE;

/** The day to score next; null if it is not over, or after the season. */
function dueDay(season: StoredSeason, endsAt: number | null, now: number): number | null {
  const day = nextDayToScore(season);
  if (season.frozenAt !== null || (endsAt !== null && day >= utcDay(endsAt))) return null;
  return now >= (day + 1) * DAY + AFTER_MIDNIGHT_MS ? day : null;
}

/** The query for a day of a season. */
export async function dayQueryOf(
  db: Database,
  { number: season, beginsAt }: StoredSeason,
  day: number,
): Promise<DayQuery> {
  const span = { from: Math.max(day * DAY, beginsAt), to: (day + 1) * DAY };
  const afterId = await ledgerIdBefore(db, span.from);
  return { season, firstDay: utcDay(beginsAt), day, span, afterId };
}

/** Scores these players' day. */
async function scorePlayers(tx: Transaction, ids: readonly number[], query: DayQuery) {
  const facts = await findDayFacts(tx, ids, query);
  const days = facts
    .filter(({ isKept }) => isKept)
    .map(({ playerId, powers, isScored, ...rest }) => {
      const { scores, renown, netLoot } = scoreDay({ ...rest, powers, isScored }, query.span);
      return { playerId, isScored, ...scores, renown, netLoot, powers: [...powers] };
    });
  if (days.length > 0) await addRenownDays(tx, query, days);
}

interface Deps {
  pool: Pool;
  clock: Clock;
  season: CurrentSeason;
}

/**
 * Scores the oldest day that is due, in one transaction. Returns null if none is due, or if another
 * process is scoring.
 */
async function scoreNextDay({ pool, clock, season }: Deps): Promise<number | null> {
  return createDatabase(pool, SCORING_MS).transaction(async (tx) => {
    const current = await lockCurrentSeason(tx);
    if (current === null) return null;
    const day = dueDay(current, season.endsAt(), clock.now());
    if (day === null) return null;
    const query = await dayQueryOf(tx, current, day);
    const ids = (await findPlayersAfter(tx, query.afterId)).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += PLAYERS_PER_STATEMENT) {
      await scorePlayers(tx, ids.slice(at, at + PLAYERS_PER_STATEMENT), query);
    }
    await setScoredDay(tx, current.number, day);
    return day;
  });
}

/** Scores all days that are due, in order; returns them. */
export async function scoreDueDays(deps: Deps): Promise<number[]> {
  const { season, clock } = deps;
  const scored: number[] = [];
  while (dueDay(season.current(), season.endsAt(), clock.now()) !== null) {
    const day = await scoreNextDay(deps);
    await season.reload();
    if (day === null) break;
    scored.push(day);
  }
  return scored;
}
