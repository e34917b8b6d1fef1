/** The bases on the map, and accounts whose base may leave it (rules §2). */
import { accounts, actionCount, type Database, factories, players, worlds } from "@emberlode/db";
import type { PlacingFacts, Position } from "@emberlode/game";
import { and, asc, eq, gte, isNotNull, isNull, lt, not, notExists } from "drizzle-orm";

/** The bases on the map, counted before one is placed. */
export interface BasesOnMap {
  /** Number of placements in the world before the bases were counted. */
  placements: number;
  onMap: PlacingFacts[];
}

const PLACING_COLUMNS = {
  id: accounts.id,
  isGuest: accounts.isGuest,
  isBot: accounts.isBot,
  address: accounts.address,
  createdAt: accounts.createdAt,
  lastSeenAt: accounts.lastSeenAt,
  actions: actionCount,
};

const isPlayer = eq(players.id, accounts.id);

export async function findBasesOnMap(db: Database): Promise<BasesOnMap> {
  // Read this first: a base placed after this query is either counted below or raises this number,
  // so that the commit fails.
  const [world] = await db.select({ placements: worlds.placements }).from(worlds);
  if (world === undefined) throw new Error("There is no world yet.");
  const onMap = await db
    .select(PLACING_COLUMNS)
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(isNotNull(players.baseX));
  return { ...world, onMap };
}

/** Where players stand who signed up since then (milliseconds) and whose base is not on the map. */
export async function findWaitingNewcomers(db: Database, since: number): Promise<Position[]> {
  return (
    db
      .select({ x: players.x, y: players.y })
      .from(accounts)
      .innerJoin(players, eq(players.id, accounts.id))
      // A new account has an address; so its index is used.
      .where(
        and(isNotNull(accounts.address), gte(accounts.createdAt, since), isNull(players.baseX)),
      )
  );
}

/** The facts that decide where a player's base goes; null for a deleted or banned account. */
export async function findPlacingFacts(db: Database, id: number): Promise<PlacingFacts | null> {
  const [player] = await db
    .select(PLACING_COLUMNS)
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(and(eq(accounts.id, id), isNull(accounts.bannedAt)));
  return player ?? null;
}

/** An account with its last-seen time (milliseconds). */
export interface UnseenAccount {
  id: number;
  lastSeenAt: number;
}

/** How many accounts are processed per run. */
const BATCH_SIZE = 100;

/**
 * Accounts with a base and no other factory that were last seen before `since` (milliseconds),
 * longest unseen first. Plain factories are released before their owner's base leaves the map.
 */
export async function findAccountsNotSeenSince(
  db: Database,
  since: number,
): Promise<UnseenAccount[]> {
  const plainFactories = db
    .select({ id: factories.id })
    .from(factories)
    .where(and(eq(factories.owner, accounts.id), eq(factories.type, "factory")));
  return db
    .select({ id: accounts.id, lastSeenAt: accounts.lastSeenAt })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(
      and(
        not(accounts.isGuest),
        lt(accounts.lastSeenAt, since),
        isNotNull(players.baseX),
        notExists(plainFactories),
      ),
    )
    .orderBy(asc(accounts.lastSeenAt))
    .limit(BATCH_SIZE);
}
