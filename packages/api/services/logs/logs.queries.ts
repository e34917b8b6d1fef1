/** The lines of a player's log. They are numbered, so that a page costs the same however long it is. */
import { accounts, type Database, ledger, referralDays } from "@emberlode/db";
import { type LedgerEntry, type LedgerKind, LOG_CATEGORIES } from "@emberlode/game";
import type { ReferralDay } from "@emberlode/messages";
import { and, desc, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import { countBelow, MIDDLE } from "./halving.queries.ts";

/** A log line as stored. */
export interface LogRow extends Omit<LedgerEntry, "playerId"> {
  /** Number of the line, from 1. */
  nr: number;
  /** Milliseconds. */
  createdAt: number;
}

/** Of rows with a number: those without one are no lines. */
const line = {
  nr: sql<number>`${ledger.nr}`,
  kind: sql<LedgerKind>`${ledger.kind}`,
  metal: ledger.dMetal,
  energy: ledger.dEnergy,
  detail: ledger.detail,
  createdAt: ledger.createdAt,
};

const isOfCategory = (playerId: number, cat: number) =>
  and(eq(ledger.playerId, playerId), eq(ledger.cat, cat));

/** The newest of all lines up to `top`. */
export async function findLines(
  db: Database,
  playerId: number,
  top: number,
  limit: number,
): Promise<LogRow[]> {
  return db
    .select(line)
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), lte(ledger.nr, top)))
    .orderBy(desc(ledger.nr))
    .limit(limit);
}

/** The newest lines of a category, up to the number `top` within it. */
export async function findLinesOf(
  db: Database,
  playerId: number,
  { cat, top }: { cat: number; top: number },
  limit: number,
): Promise<LogRow[]> {
  return db
    .select(line)
    .from(ledger)
    .where(and(isOfCategory(playerId, cat), lte(ledger.catNr, top)))
    .orderBy(desc(ledger.catNr))
    .limit(limit);
}

/** How many lines below the given one are checked before a binary search. */
const NEARBY = 32;

/** The number of the nearest line of a category below a line of the log, unless it is far. */
async function numberNearby(db: Database, playerId: number, cat: number, before: number) {
  const near = db
    .select({ nr: ledger.nr, cat: ledger.cat, catNr: ledger.catNr })
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), lt(ledger.nr, before)))
    .orderBy(desc(ledger.nr))
    .limit(NEARBY)
    .as("near");
  const [row] = await db
    .select({ number: near.catNr })
    .from(near)
    .where(eq(near.cat, cat))
    .orderBy(desc(near.nr))
    .limit(1);
  return row?.number;
}

/** How many lines of a category are older than a line of the log, of `count` in all. */
export async function countOlder(
  db: Database,
  playerId: number,
  { cat, count }: { cat: number; count: number },
  before: number,
): Promise<number> {
  const nearby = await numberNearby(db, playerId, cat, before);
  if (nearby != null) return nearby;
  // The lines of a category rise by both numbers.
  const ofCategory = db
    .select({ value: sql`${ledger.nr}`.as("value") })
    .from(ledger)
    .where(and(isOfCategory(playerId, cat), eq(ledger.catNr, MIDDLE)))
    .limit(1);
  return countBelow(db, ofCategory, { count, before });
}

/** The credit for one referred player on one day. */
export interface CreditRow extends ReferralDay {
  refereeId: number;
  /** UTC day number. */
  day: number;
}

/** The referrer's credit for these players and days, pair by pair. */
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

/** When a player's latest notes were written (milliseconds), the newest first. */
export async function findNoteTimes(
  db: Database,
  playerId: number,
  count: number,
): Promise<number[]> {
  const rows = await db
    .select({ createdAt: ledger.createdAt })
    .from(ledger)
    .where(and(isOfCategory(playerId, LOG_CATEGORIES.indexOf("note")), isNotNull(ledger.catNr)))
    .orderBy(desc(ledger.catNr))
    .limit(count);
  return rows.map(({ createdAt }) => createdAt);
}
