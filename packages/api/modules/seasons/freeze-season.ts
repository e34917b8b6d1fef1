/** Writes the standings, champions and greatest battles of a season whose last day is scored. */
import {
  battles,
  createDatabase,
  type Pool,
  seasonBattles,
  seasonChampions,
  seasonStandings,
  seasons,
  type Transaction,
} from "@emberlode/db";
import { MINUTE, SEASON_TITLES, UNITS, utcDay } from "@emberlode/game";
import { eq, gte, sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { CurrentSeason } from "./current-season.ts";
import { lockCurrentSeason, nextDayToScore } from "./renown-days.queries.ts";
import { scoreDueDays } from "./score-days.ts";
import type { StoredSeason } from "./season.queries.ts";
import { findSeasonTotals, type SeasonTotal } from "./totals.queries.ts";

/** Number of battles that a season keeps. */
const KEPT_BATTLES = 10;

/** Longest transaction: it looks at every battle of the season. */
const FREEZE_MS = 2 * MINUTE;

/** Rows per statement. */
const ROWS_PER_INSERT = 500;

async function addStandings(
  tx: Transaction,
  season: number,
  totals: readonly SeasonTotal[],
): Promise<void> {
  const rows = [false, true].flatMap((bots) =>
    totals
      .filter(({ isBot }) => isBot === bots)
      .map(({ createdAt: _, ...total }, index) => ({ season, rank: index + 1, ...total })),
  );
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx.insert(seasonStandings).values(rows.slice(at, at + ROWS_PER_INSERT));
  }
}

/** Most renown, and the highest sum of each source; among equals, the older account wins. */
async function addChampions(
  tx: Transaction,
  season: number,
  totals: readonly SeasonTotal[],
): Promise<void> {
  const byAge = totals.filter(({ isBot }) => !isBot).sort((a, b) => a.createdAt - b.createdAt);
  const champions = SEASON_TITLES.flatMap((title) => {
    const score = Math.max(0, ...byAge.map((total) => total[title]));
    const champion = byAge.find((total) => score > 0 && total[title] === score);
    return champion ? [{ season, title, playerId: champion.playerId, score }] : [];
  });
  if (champions.length > 0) await tx.insert(seasonChampions).values(champions);
}

/** The battles with the most strength, both sides together. */
async function addBattles(tx: Transaction, { number: season, beginsAt }: StoredSeason) {
  const strengthOf = (side: "attacker" | "defender", units: readonly { strength: number }[]) => {
    const strengths = sql`${sql.param(units.map(({ strength }) => strength))}::int[]`;
    return sql`(select coalesce(sum(count::bigint * strength), 0)
      from json_array_elements_text(${battles.report} -> ${sql.raw(`'${side}'`)} -> 'units')
        with ordinality as held(count, at)
      join unnest(${strengths}) with ordinality as unit(strength, at) using (at))`;
  };
  const strength = sql<number>`(${strengthOf("attacker", UNITS.attack)} + ${strengthOf("defender", UNITS.defense)})`;
  await tx
    .select({ set: sql`set_config('statement_timeout', ${String(FREEZE_MS)}, true)` })
    .from(sql`(select) one`);
  const greatest = await tx
    .select({ battleId: battles.id, strength: strength.mapWith(Number).as("strength") })
    .from(battles)
    .where(gte(battles.createdAt, beginsAt))
    .orderBy(sql`strength desc`, battles.createdAt, battles.id)
    .limit(KEPT_BATTLES);
  if (greatest.length === 0) return;
  await tx
    .insert(seasonBattles)
    .values(greatest.map((battle, index) => ({ season, place: index + 1, ...battle })));
}

interface Deps {
  pool: Pool;
  clock: Clock;
  season: CurrentSeason;
}

/** Freezes the current season if it is over and all its days are scored; true if it did. */
export async function freezeSeason({ pool, clock, season }: Deps): Promise<boolean> {
  const endsAt = season.endsAt();
  const isDue = (one: StoredSeason) =>
    endsAt !== null && one.frozenAt === null && nextDayToScore(one) >= utcDay(endsAt);
  if (!isDue(season.current())) return false;
  const isFrozen = await createDatabase(pool, FREEZE_MS).transaction(async (tx) => {
    const current = await lockCurrentSeason(tx);
    if (current === null || !isDue(current)) return false;
    const totals = await findSeasonTotals(tx, current.number);
    await addStandings(tx, current.number, totals);
    await addChampions(tx, current.number, totals);
    await addBattles(tx, current);
    await tx
      .update(seasons)
      .set({ frozenAt: clock.now() })
      .where(eq(seasons.number, current.number));
    return true;
  });
  if (isFrozen) await season.reload();
  return isFrozen;
}

/** Scores the days that are over, then freezes the season if that was its last. */
export async function closeDays(deps: Deps): Promise<void> {
  await scoreDueDays(deps);
  await freezeSeason(deps);
}
