import { type Database, worlds } from "@emberlode/db";

/** When the world was created (milliseconds); infinity if it has not been. */
export async function worldCreatedAt(db: Database): Promise<number> {
  const [world] = await db.select({ at: worlds.createdAt }).from(worlds);
  return world?.at ?? Number.POSITIVE_INFINITY;
}
