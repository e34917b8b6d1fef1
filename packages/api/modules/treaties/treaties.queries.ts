/** Pacts, stored with the lower id first. Every read is limited to players who may see the pact. */
import { type Database, naps } from "@emberlode/db";
import { CLOCK_SKEW_MS, NAP_NOTICE_MS, type Nap } from "@emberlode/game";
import { and, asc, between, desc, eq, gt, lte, ne, or, sql } from "drizzle-orm";

export interface Pair {
  low: number;
  high: number;
}

/** The ids under which the pact of two players is stored. */
export function pairOf(one: number, other: number): Pair {
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

/** The lock for actions on the pact of two players. */
export const pairLock = ({ low, high }: Pair): string => `nap:${low}:${high}`;

const columns = {
  low: naps.low,
  high: naps.high,
  askedBy: naps.askedBy,
  askedAt: naps.askedAt,
  state: naps.state,
  blockedBy: naps.blockedBy,
  endsAt: naps.endsAt,
};

type NapRow = Pair & Omit<Nap, "askedOf">;

function toNap({ low, high, ...row }: NapRow): Nap {
  return { ...row, askedOf: row.askedBy === low ? high : low };
}

/** The pact of two players, or null. */
export async function findNap(db: Database, { low, high }: Pair): Promise<Nap | null> {
  const [row] = await db
    .select(columns)
    .from(naps)
    .where(and(eq(naps.low, low), eq(naps.high, high)));
  return row === undefined ? null : toNap(row);
}

/** The latest possible end of a notice given up to now. */
const lastEnd = (now: number) => now + NAP_NOTICE_MS + CLOCK_SKEW_MS;

const isNoticeRunning = (now: number) => between(naps.endsAt, now + 1, lastEnd(now));

/**
 * A player's pacts, last changed first. Omits those that are over, unless the player blocks the
 * other.
 */
export async function findNapsOf(
  db: Database,
  playerId: number,
  { now, limit }: { now: number; limit: number },
): Promise<Nap[]> {
  const isMine = or(eq(naps.low, playerId), eq(naps.high, playerId));
  const isBlocking = sql`${playerId}::int = any(${naps.blockedBy})`;
  const rows = await db
    .select(columns)
    .from(naps)
    .where(and(isMine, or(ne(naps.state, "ended"), isBlocking, isNoticeRunning(now))))
    .orderBy(desc(naps.changedAt), asc(naps.low), asc(naps.high))
    .limit(limit);
  return rows.map(toNap);
}

/** Pacts whose notice is over or was given by a clock that ran ahead; longest over first. */
export async function findExpired(db: Database, now: number, limit: number): Promise<Pair[]> {
  return db
    .select({ low: naps.low, high: naps.high })
    .from(naps)
    .where(or(lte(naps.endsAt, now), gt(naps.endsAt, lastEnd(now))))
    .orderBy(asc(naps.endsAt))
    .limit(limit);
}
