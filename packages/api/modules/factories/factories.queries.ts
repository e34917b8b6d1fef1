/** The factories of a player. */
import { type Database, factories, players } from "@emberlode/db";
import { asc, eq } from "drizzle-orm";

export interface FactoryRow {
  id: number;
  type: "base" | "factory";
  /** Null for a waiting base. */
  x: number | null;
  y: number | null;
  lvl: number;
  slots: number;
  /** Milliseconds; 0 if it was free when captured. */
  safeUntil: number;
  /** Whether it is the player's first capture ever. */
  isFirst: boolean;
  fallsFreeAt: number;
  /** The player's shield, in milliseconds. */
  shieldUntil: number;
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
      shieldUntil: players.shieldUntil,
    })
    .from(factories)
    .innerJoin(players, eq(players.id, factories.owner))
    .where(eq(factories.owner, owner))
    .orderBy(asc(factories.type), asc(factories.id));
}
