/** Who may join the world. */
import { type Database, worlds } from "@emberlode/db";
import type { SignUps } from "@emberlode/game";

/** Set at run time; null for the server's setting. Read for each sign-up to apply immediately. */
export async function findSignUps(db: Database): Promise<SignUps | null> {
  const [world] = await db.select({ signups: worlds.signups }).from(worlds);
  return world?.signups ?? null;
}
