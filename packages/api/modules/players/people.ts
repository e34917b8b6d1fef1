/** Who counts as a person in the numbers that operators see. */
import { accounts, type Database, players, sessions } from "@emberlode/db";
import { and, countDistinct, eq, gte, isNotNull, isNull, not, notLike, or, sql } from "drizzle-orm";

/** The domain of the email addresses of the demo account and the demo players. */
export const DEMO_MAIL_DOMAIN = "demo.invalid";

/**
 * Neither a labeled bot, such as the neighbors, nor a demo player. Guests have no email address.
 */
export const isPerson = and(
  not(accounts.isBot),
  or(isNull(accounts.emailLower), notLike(accounts.emailLower, `%@${DEMO_MAIL_DOMAIN}`)),
);

/** How many accounts with a password people have: those that an alert to everyone is for. */
export const countPeople = (db: Database): Promise<number> =>
  db.$count(accounts, and(not(accounts.isGuest), isPerson));

/** Counts of people, and of all others: bots and demo players. */
interface Presence {
  people: number;
  others: number;
}

const splitCount = (counted: typeof accounts.id) => ({
  people: sql<number>`count(distinct ${counted}) filter (where ${isPerson})`,
  all: countDistinct(counted),
});

const toPresence = (row: { people: number; all: number } | undefined): Presence => ({
  people: row?.people ?? 0,
  others: (row?.all ?? 0) - (row?.people ?? 0),
});

/** Who was seen since a time (milliseconds). */
export async function countSeen(db: Database, since: number): Promise<Presence> {
  const [row] = await db
    .select(splitCount(accounts.id))
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(gte(sessions.seenAt, since));
  return toPresence(row);
}

/** Who has a base on the map. */
export async function countBases(db: Database): Promise<Presence> {
  const [row] = await db
    .select(splitCount(accounts.id))
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .where(isNotNull(players.baseX));
  return toPresence(row);
}
