/** Who may join the world. */
import { type Database, moderations, worlds } from "@emberlode/db";
import type { Signups } from "@emberlode/game";
import { sql } from "drizzle-orm";

/** Set at run time; null for the server's setting. Read for each sign-up to apply immediately. */
export async function findSignups(db: Database): Promise<Signups | null> {
  const [world] = await db.select({ signups: worlds.signups }).from(worlds);
  return world?.signups ?? null;
}

/**
 * Sets who may join, with an audit row; null restores the setting. Idempotent.
 * @param by the admin; null for the operator
 */
export async function setSignups(
  db: Database,
  signups: Signups | null,
  { by, now }: { by: number | null; now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(worlds)
      .set({ signups })
      .where(sql`${worlds.signups} is distinct from ${signups}::text`)
      .returning({ single: worlds.single });
    if (changed.length === 0) return;
    const note = signups ?? "default";
    await tx
      .insert(moderations)
      .values({ moderatorId: by, action: "signups", note, createdAt: now });
  });
}
