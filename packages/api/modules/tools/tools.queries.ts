/** Facts about other players that tools need. */
import { type Database, players } from "@emberlode/db";
import type { PlayerState } from "@emberlode/game";
import { sql } from "drizzle-orm";

/** The facts that decide whether a player can be attacked. */
export type Defender = Pick<
  PlayerState,
  "id" | "shieldUntil" | "napPartners" | "defenseUnits" | "carried"
>;

/** The defenders of many bases in one query. */
export async function findDefenders(db: Database, ids: readonly number[]): Promise<Defender[]> {
  return db
    .select({
      id: players.id,
      shieldUntil: players.shieldUntil,
      napPartners: players.napPartners,
      defenseUnits: players.defenseUnits,
      carried: { metal: players.carriedMetal, energy: players.carriedEnergy },
    })
    .from(players)
    .where(sql`${players.id} = any(${sql.param([...ids])}::int[])`);
}
