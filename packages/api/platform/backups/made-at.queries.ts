import { type Database, worlds } from "@emberlode/db";

/** When the world was made (milliseconds); forever for one that is not made yet. */
export async function worldMadeAt(db: Database): Promise<number> {
  const [world] = await db.select({ at: worlds.createdAt }).from(worlds);
  return world?.at ?? Number.POSITIVE_INFINITY;
}
