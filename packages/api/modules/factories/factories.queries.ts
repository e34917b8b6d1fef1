/** Queries of factories and their owners. */
import { accounts, type Database, factories } from "@emberlode/db";
import { and, asc, eq, exists, lt, sql } from "drizzle-orm";

export interface FactoryRow {
  id: number;
  type: "base" | "factory";
  /** Null for a waiting base. */
  x: number | null;
  y: number | null;
  lvl: number;
  slots: number;
  /** End of its protection from capture, in milliseconds; 0 if the last capture gave none. */
  safeUntil: number;
  /** Whether it is the player's first capture ever. */
  isFirst: boolean;
  fallsFreeAt: number;
  storeSince: number;
  garrison: number;
}

/** A player's base and factories, the base first, then oldest first. */
export async function findFactories(db: Database, owner: number): Promise<FactoryRow[]> {
  return db
    .select({
      id: factories.id,
      type: factories.type,
      x: factories.x,
      y: factories.y,
      lvl: factories.lvl,
      slots: factories.slots,
      safeUntil: factories.safeUntil,
      isFirst: factories.isFirst,
      fallsFreeAt: factories.fallsFreeAt,
      storeSince: factories.storeSince,
      garrison: factories.garrison,
    })
    .from(factories)
    .where(eq(factories.owner, owner))
    .orderBy(asc(factories.type), asc(factories.id));
}

/** Owners of plain factories last seen before `since` (milliseconds), longest unseen first. */
export async function findUnseenOwners(
  db: Database,
  since: number,
  limit: number,
): Promise<number[]> {
  const plain = db
    .select({ one: sql`1` })
    .from(factories)
    .where(and(eq(factories.owner, accounts.id), eq(factories.type, "factory")));
  const owners = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(lt(accounts.lastSeenAt, since), exists(plain)))
    .orderBy(asc(accounts.lastSeenAt), asc(accounts.id))
    .limit(limit);
  return owners.map(({ id }) => id);
}

/** When the player was last seen, in milliseconds; infinity if the account is gone. */
export async function findLastSeen(db: Database, id: number): Promise<number> {
  const [row] = await db
    .select({ at: accounts.lastSeenAt })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row?.at ?? Number.POSITIVE_INFINITY;
}
