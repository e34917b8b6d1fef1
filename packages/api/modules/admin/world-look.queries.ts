/** World data for operators, besides the map. Times in milliseconds. */
import { accounts, type Database, isAnyOf, worlds } from "@emberlode/db";

/** When the world was made. */
export async function findFoundation(db: Database): Promise<number> {
  const [world] = await db.select({ createdAt: worlds.createdAt }).from(worlds);
  if (world === undefined) throw new Error("There is no world yet.");
  return world.createdAt;
}

/** The owners of places on the map, by id. */
export async function findOwners(db: Database, ids: readonly number[]) {
  const { id, username, isGuest, isBot } = accounts;
  const found = await db
    .select({ id, username, isGuest, isBot })
    .from(accounts)
    .where(isAnyOf(id, ids));
  return new Map(found.map((owner) => [owner.id, owner]));
}
