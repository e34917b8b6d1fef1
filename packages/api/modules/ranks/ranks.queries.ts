/** The data behind the ladders. */
import { accounts, type Database, ledger, players } from "@emberlode/db";
import { type LedgerKind, logCategoryIndex, UNRANKED_ROLES } from "@emberlode/game";
import { and, eq, gt, isNotNull, not, notInArray, type SQL, sql } from "drizzle-orm";

export interface StoredArmy {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  isBot: boolean;
  attackUnits: readonly number[];
  defenseUnits: readonly number[];
}

const isOnMap = isNotNull(players.baseX);

/** Moderators and admins are not ranked. */
const isRanked = notInArray(accounts.role, [...UNRANKED_ROLES]);

/** The armies of all ranked players whose base is on the map. */
export async function findArmies(db: Database): Promise<StoredArmy[]> {
  return db
    .select({
      id: players.id,
      createdAt: players.createdAt,
      isBot: accounts.isBot,
      attackUnits: players.attackUnits,
      defenseUnits: players.defenseUnits,
    })
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .where(and(isOnMap, isRanked));
}

/** All labeled bots, including those off the map. */
export async function findBots(db: Database): Promise<readonly number[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isBot, true));
  return rows.map(({ id }) => id);
}

export interface ScoreSources {
  id: number;
  /** Number of cells the player has visited. */
  visitedCells: number;
  /** Number of log lines about battles over bases. */
  battleLines: number;
}

/** The values of the slower ladders, for all players whose base is on the map. */
export async function findScoreSources(
  db: Database,
  battleCategory: number,
): Promise<ScoreSources[]> {
  return db
    .select({
      id: players.id,
      visitedCells: sql<number>`bit_count(${players.explored})`,
      battleLines: sql<number>`${players.logCounts}[${battleCategory}::int + 1]`,
    })
    .from(players)
    .where(isOnMap);
}

/** Which cells these players have visited. */
export async function findExplored(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; explored: Uint8Array }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: players.id, explored: players.explored })
    .from(players)
    .where(sql`${players.id} = any(${sql.param([...ids])}::int[])`);
}

/** The category of the lines about battles over bases. */
export const BATTLE_CATEGORY = logCategoryIndex("attack");

/** A player's totals of battles over bases. */
export interface BattleSums {
  attacksWon: number;
  attacksLost: number;
  defensesWon: number;
  defensesLost: number;
  /** Metal and energy looted from others. */
  looted: number;
}

/** Whether the attacker won. */
const won = sql`${ledger.detail} ->> 'won' = 'true'`;

const isOfKind = (kind: LedgerKind) => eq(ledger.kind, kind);

const countWhere = (kind: LedgerKind, ended: SQL) =>
  sql<number>`count(*) filter (where ${and(isOfKind(kind), ended)})`;

/** The sums of lines after the first `from[i]` of player `ids[i]`; omits players without any. */
export async function sumBattles(
  db: Database,
  ids: readonly number[],
  from: readonly number[],
): Promise<(BattleSums & { id: number; lines: number })[]> {
  const loot = sql`sum(${ledger.dMetal} + ${ledger.dEnergy})`;
  return db
    .select({
      id: ledger.playerId,
      attacksWon: countWhere("attack", won),
      attacksLost: countWhere("attack", not(won)),
      defensesWon: countWhere("defense", not(won)),
      defensesLost: countWhere("defense", won),
      looted: sql<number>`coalesce(${loot} filter (where ${isOfKind("attack")}), 0)`,
      lines: sql<number>`max(${ledger.categoryNumber})`,
    })
    .from(
      sql`unnest(${sql.param([...ids])}::int[], ${sql.param([...from])}::int[]) as counted(id, lines)`,
    )
    .innerJoin(
      ledger,
      and(
        eq(ledger.playerId, sql`counted.id`),
        eq(ledger.category, BATTLE_CATEGORY),
        gt(ledger.categoryNumber, sql`counted.lines`),
      ),
    )
    .groupBy(ledger.playerId);
}
