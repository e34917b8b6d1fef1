/** A player's log lines. They are numbered, so a page costs the same however long the log is. */
import { accounts, type Database, ledger, preparedQueries, referralDays } from "@emberlode/db";
import { DAY, type LedgerEntry, type LedgerKind, LOG_CATEGORIES } from "@emberlode/game";
import type { ReferralDay } from "@emberlode/messages";
import {
  and,
  desc,
  eq,
  isNotNull,
  lt,
  lte,
  type Placeholder,
  type SQLWrapper,
  sql,
} from "drizzle-orm";

/** A log line as stored. */
export interface LogRow extends Omit<LedgerEntry, "playerId"> {
  /** Number of the line, from 1. */
  number: number;
  /** Milliseconds. */
  createdAt: number;
}

/** Only for rows with a number; the others are not log lines. */
const lineColumns = {
  number: sql<number>`${ledger.lineNumber}`,
  kind: sql<LedgerKind>`${ledger.kind}`,
  metal: ledger.dMetal,
  energy: ledger.dEnergy,
  detail: ledger.detail,
  createdAt: ledger.createdAt,
};

const isOfCategory = (playerId: number | Placeholder, category: number | Placeholder) =>
  and(eq(ledger.playerId, playerId), eq(ledger.category, category));

const pageQueries = preparedQueries((db) => {
  const playerId = sql.placeholder("playerId");
  const top = sql.placeholder("top");
  const limit = sql.placeholder("limit");
  const lines = () => db.select(lineColumns).from(ledger);
  return {
    ofAll: lines()
      .where(and(eq(ledger.playerId, playerId), lte(ledger.lineNumber, top)))
      .orderBy(desc(ledger.lineNumber))
      .limit(limit)
      .prepare("log_lines"),
    ofCategory: lines()
      .where(
        and(isOfCategory(playerId, sql.placeholder("category")), lte(ledger.categoryNumber, top)),
      )
      .orderBy(desc(ledger.categoryNumber))
      .limit(limit)
      .prepare("log_lines_of_category"),
  };
});

/** The newest lines up to the number `top`. */
export async function findLines(
  db: Database,
  playerId: number,
  top: number,
  limit: number,
): Promise<LogRow[]> {
  return pageQueries(db).ofAll.execute({ playerId, top, limit });
}

/** The newest lines of a category, up to the number `top` within it. */
export async function findCategoryLines(
  db: Database,
  playerId: number,
  { category, top }: { category: number; top: number },
  limit: number,
): Promise<LogRow[]> {
  if (top === 0) return [];
  return pageQueries(db).ofCategory.execute({ playerId, category, top, limit });
}

/** How many lines below the given one are checked before a binary search. */
const NEARBY = 32;

/** The number of the nearest line of a category below a line, if it is near. */
async function numberNearby(db: Database, playerId: number, category: number, before: number) {
  const nearbyLines = db
    .select({
      lineNumber: ledger.lineNumber,
      category: ledger.category,
      categoryNumber: ledger.categoryNumber,
    })
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), lt(ledger.lineNumber, before)))
    .orderBy(desc(ledger.lineNumber))
    .limit(NEARBY)
    .as("near");
  const [row] = await db
    .select({ number: nearbyLines.categoryNumber })
    .from(nearbyLines)
    .where(eq(nearbyLines.category, category))
    .orderBy(desc(nearbyLines.lineNumber))
    .limit(1);
  return row?.number;
}

/** How many of the `count` lines of a category are older than the line `before`. */
export async function countOlder(
  db: Database,
  playerId: number,
  { category, count }: { category: number; count: number },
  before: number,
): Promise<number> {
  const nearby = await numberNearby(db, playerId, category, before);
  if (nearby != null) return nearby;
  // Within a category both numbers increase together.
  const ofCategory = db
    .select({ value: sql`${ledger.lineNumber}`.as("value") })
    .from(ledger)
    .where(and(isOfCategory(playerId, category), eq(ledger.categoryNumber, MIDDLE)))
    .limit(1);
  return countBelow(db, ofCategory, { count, before });
}

/** The credit for one referred player on one day. */
export interface CreditRow extends ReferralDay {
  refereeId: number;
  /** UTC day number. */
  day: number;
}

/** The referrer's credit for pairs of these players and days. */
export async function findCredit(
  db: Database,
  referrerId: number,
  refereeIds: readonly number[],
  days: readonly number[],
): Promise<CreditRow[]> {
  const referees = sql`${sql.param([...refereeIds])}::int[]`;
  return db
    .select({
      refereeId: referralDays.refereeId,
      day: referralDays.day,
      referee: accounts.username,
      metal: referralDays.metal,
      energy: referralDays.energy,
      paidMetal: referralDays.paidMetal,
      paidEnergy: referralDays.paidEnergy,
    })
    .from(sql`unnest(${referees}, ${sql.param([...days])}::int[]) as asked(referee, day)`)
    .innerJoin(
      referralDays,
      and(
        eq(referralDays.referrerId, referrerId),
        eq(referralDays.day, sql`asked.day`),
        eq(referralDays.refereeId, sql`asked.referee`),
      ),
    )
    .leftJoin(accounts, eq(accounts.id, referralDays.refereeId));
}

/** When a player's latest notes were written (milliseconds), newest first. */
export async function findNoteTimes(
  db: Database,
  playerId: number,
  count: number,
): Promise<number[]> {
  const rows = await db
    .select({ createdAt: ledger.createdAt })
    .from(ledger)
    .where(
      and(isOfCategory(playerId, LOG_CATEGORIES.indexOf("note")), isNotNull(ledger.categoryNumber)),
    )
    .orderBy(desc(ledger.categoryNumber))
    .limit(count);
  return rows.map(({ createdAt }) => createdAt);
}

/**
 * The player's current balance with the sum of one kind of change on one day; the fields from `day`
 * on are null if there were no changes.
 */
export type HistoryRow = {
  createdAt: number;
  metal: number;
  energy: number;
  /** UTC day number. */
  day: number | null;
  kind: LedgerKind | null;
  metalIn: number | null;
  metalOut: number | null;
  energyIn: number | null;
  energyOut: number | null;
};

/**
 * Income and spending since the start of a UTC day, and the current balance, from one snapshot. The
 * first line of the period is found by binary search, since the lines of a log are numbered in
 * order: about seventeen index lookups for 100,000 lines.
 * @param firstDay UTC day number
 */
export async function findHistory(
  db: Database,
  playerId: number,
  firstDay: number,
): Promise<HistoryRow[]> {
  // Raw: recursive, which Drizzle does not support, and one snapshot.
  return db.execute<HistoryRow>(
    sql`with recursive me as (
      select created_at, metal, energy, (select sum(n)::int from unnest(log_counts) n) as total
      from players where id = ${playerId}::int
    ),
    search(low, high) as (
      select 1, total + 1 from me
      union all
      select case when line.created_at < ${firstDay * DAY}::bigint then half.middle + 1 else half.low end,
        case when line.created_at < ${firstDay * DAY}::bigint then half.high else half.middle end
      from (
        select low, high, (low + high) / 2 as middle from search where low < high
      ) half
      cross join lateral (
        select l.created_at from ledger l
        where l.player_id = ${playerId}::int and l.nr = half.middle limit 1
      ) line
    ),
    sums as (
      select l.created_at / ${DAY}::bigint as day, l.kind,
        sum(greatest(l.d_metal, 0)) as metal_in, sum(greatest(-l.d_metal, 0)) as metal_out,
        sum(greatest(l.d_energy, 0)) as energy_in, sum(greatest(-l.d_energy, 0)) as energy_out
      from (select low from search where low = high) first
      join ledger l on l.player_id = ${playerId}::int and l.nr >= first.low
      where l.d_metal <> 0 or l.d_energy <> 0
      group by 1, 2
      union all
      select day, 'referral', sum(paid_metal), 0, sum(paid_energy), 0
      from referral_days where referrer_id = ${playerId}::int and day >= ${firstDay}::int
      group by day
    )
    select me.created_at as "createdAt", me.metal, me.energy, sums.day::int as day, sums.kind,
      sums.metal_in::float8 as "metalIn", sums.metal_out::float8 as "metalOut",
      sums.energy_in::float8 as "energyIn", sums.energy_out::float8 as "energyOut"
    from me left join sums on sums.day >= ${firstDay}::int`,
  );
}

/** How many of the first `count` lines of a log are older than a time (milliseconds). */
export function countBefore(
  db: Database,
  playerId: number,
  count: number,
  time: number,
): Promise<number> {
  const line = db
    .select({ value: sql`${ledger.createdAt}`.as("value") })
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), eq(ledger.lineNumber, MIDDLE)))
    .limit(1);
  return countBelow(db, line, { count, before: time });
}

/** The number of the line to compare. */
const MIDDLE = sql<number>`half.middle`;

interface Search {
  /** Number of lines. */
  count: number;
  /** The first value that is too high. */
  before: number;
}

/**
 * How many of a player's lines have a value below `before`: about seventeen index lookups for
 * 100,000 lines.
 * @param line reads the line with the number `MIDDLE`, with the value to compare as `value`
 */
async function countBelow(
  db: Database,
  line: SQLWrapper,
  { count, before }: Search,
): Promise<number> {
  // Raw: recursive, which Drizzle does not support.
  const rows = await db.execute<{ number: number }>(sql`
    with recursive search(low, high) as (
      select 0, ${count}::int
      union all
      select case when line.value < ${before}::bigint then half.middle else half.low end,
        case when line.value < ${before}::bigint then half.high else half.middle - 1 end
      from (
        select low, high, (low + high + 1) / 2 as middle from search where low < high
      ) half
      cross join lateral ${line} line
    )
    select low as number from search where low = high`);
  return rows[0]?.number ?? 0;
}
