/** Referred players and the credit they earned for their referrer (rules §4). */
import { accounts, type Database, players, referralDays } from "@emberlode/db";
import type { Resource } from "@emberlode/game";
import { and, desc, eq, not, type SQL, sql } from "drizzle-orm";

const isReferred = (referrerId: number) =>
  and(eq(players.referrerId, referrerId), not(players.isGuest));

/** A referred player. Amounts are totals over all days. */
export interface RefereeRow {
  id: number;
  username: string;
  joinedAt: number;
  earnedMetal: number;
  earnedEnergy: number;
  /** The part of it that is not yet paid. */
  waitingMetal: number;
  waitingEnergy: number;
}

/** Credit of one day that was not paid immediately. */
const unpaid = {
  metal: sql`${referralDays.metal} - ${referralDays.paidMetal}`,
  energy: sql`${referralDays.energy} - ${referralDays.paidEnergy}`,
};

/** Unpaid credit of all later days of the referrer. */
const unpaidSince = (resource: Resource) => sql`sum(${unpaid[resource]}) over (
  order by ${referralDays.day} desc, ${referralDays.refereeId}) - (${unpaid[resource]})`;

/**
 * Unpaid credit is one sum per referrer, and the oldest is paid first. So it is attributed to the
 * latest days: to each as much of its credit as the sum still covers.
 */
const waiting = {
  metal: sql`least(${unpaid.metal}, greatest(0,
    ${players.referralWaitingMetal} - (${unpaidSince("metal")})))`,
  energy: sql`least(${unpaid.energy}, greatest(0,
    ${players.referralWaitingEnergy} - (${unpaidSince("energy")})))`,
};

/** A referrer's credit by referred player. */
function creditOf(db: Database, referrerId: number) {
  const days = db
    .select({
      refereeId: referralDays.refereeId,
      metal: referralDays.metal,
      energy: referralDays.energy,
      waitingMetal: waiting.metal.as("waiting_metal"),
      waitingEnergy: waiting.energy.as("waiting_energy"),
    })
    .from(referralDays)
    .innerJoin(players, eq(players.id, referralDays.referrerId))
    .where(eq(referralDays.referrerId, referrerId))
    .as("days");
  return db
    .select({
      refereeId: days.refereeId,
      earnedMetal: sql`sum(${days.metal})`.as("earned_metal"),
      earnedEnergy: sql`sum(${days.energy})`.as("earned_energy"),
      waitingMetal: sql`sum(${days.waitingMetal})`.as("waiting_metal"),
      waitingEnergy: sql`sum(${days.waitingEnergy})`.as("waiting_energy"),
    })
    .from(days)
    .groupBy(days.refereeId)
    .as("credit");
}

const orZero = (sum: SQL.Aliased) => sql<number>`coalesce(${sum}, 0)::bigint`;

/** A page of a player's referred players, newest first. Guests are included once they are named. */
export async function findReferees(
  db: Database,
  referrerId: number,
  { start, limit }: { start: number; limit: number },
): Promise<RefereeRow[]> {
  const credit = creditOf(db, referrerId);
  return db
    .select({
      id: players.id,
      username: accounts.username,
      joinedAt: players.createdAt,
      earnedMetal: orZero(credit.earnedMetal),
      earnedEnergy: orZero(credit.earnedEnergy),
      waitingMetal: orZero(credit.waitingMetal),
      waitingEnergy: orZero(credit.waitingEnergy),
    })
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .leftJoin(credit, eq(credit.refereeId, players.id))
    .where(isReferred(referrerId))
    .orderBy(desc(players.createdAt), desc(players.id))
    .limit(limit)
    .offset(start);
}

/** Number of players that this player referred. */
export async function countReferees(db: Database, referrerId: number): Promise<number> {
  return db.$count(players, isReferred(referrerId));
}
