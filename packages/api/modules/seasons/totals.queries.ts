/** Everyone's renown of a season so far. */
import { accounts, type Database, renownDays } from "@emberlode/db";
import { type RenownValues, UNRANKED_ROLES } from "@emberlode/game";
import { and, asc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A player's sums of scores, in hundredths. */
export interface SeasonTotal extends RenownValues {
  playerId: number;
  isBot: boolean;
  /** When the account was made. */
  createdAt: number;
  renown: number;
}

const sum = (column: PgColumn): SQL<number> => sql<number>`sum(${column})::int`.mapWith(Number);

/**
 * The totals of everyone with renown, in the order of the ladder: among equals, the older account
 * comes first. Guests, the team and the banned are not on it; a suspension ends.
 */
export async function findSeasonTotals(db: Database, season: number): Promise<SeasonTotal[]> {
  return db
    .select({
      playerId: renownDays.playerId,
      isBot: accounts.isBot,
      createdAt: accounts.createdAt,
      holding: sum(renownDays.holding),
      raiding: sum(renownDays.raiding),
      exploring: sum(renownDays.exploring),
      strength: sum(renownDays.strength),
      renown: sum(renownDays.renown),
    })
    .from(renownDays)
    .innerJoin(accounts, eq(accounts.id, renownDays.playerId))
    .where(
      and(
        eq(renownDays.season, season),
        eq(renownDays.isScored, true),
        eq(accounts.isGuest, false),
        notInArray(accounts.role, [...UNRANKED_ROLES]),
        or(isNull(accounts.bannedAt), isNotNull(accounts.bannedUntil)),
      ),
    )
    .groupBy(renownDays.playerId, accounts.isBot, accounts.createdAt)
    .having(sql`sum(${renownDays.renown}) > 0`)
    .orderBy(
      sql`sum(${renownDays.renown}) desc`,
      asc(accounts.createdAt),
      asc(renownDays.playerId),
    );
}
