/** What ladders are made from, as stored. */
import { accounts, type Database, players } from "@emberlode/db";
import { eq, isNotNull, sql } from "drizzle-orm";

export interface StoredArmy {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  isBot: boolean;
  attackUnits: readonly number[];
  defenseUnits: readonly number[];
}

const isOnMap = isNotNull(players.baseX);

/** Everybody whose base is on the map. */
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
    .where(isOnMap);
}

/** All labeled bots, those off the map too. */
export async function findBots(db: Database): Promise<readonly number[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isBot, true));
  return rows.map(({ id }) => id);
}

export interface StoredFame {
  id: number;
  /** Number of cells the player has been on. */
  stoodOn: number;
  /** Number of log lines about battles over bases. */
  battleLines: number;
}

/** What the slower ladders go by, of everybody whose base is on the map. */
export async function findFame(db: Database, battleCategory: number): Promise<StoredFame[]> {
  return db
    .select({
      id: players.id,
      stoodOn: sql<number>`bit_count(${players.explored})`,
      battleLines: sql<number>`${players.logCounts}[${battleCategory}::int + 1]`,
    })
    .from(players)
    .where(isOnMap);
}

/** The records of exploration of these players. */
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
