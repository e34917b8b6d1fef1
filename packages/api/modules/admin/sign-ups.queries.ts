/** Who may join the world. */
import { type Database, worlds } from "@emberlode/db";
import type { Signups } from "@emberlode/game";
import type { Actor } from "./audit.ts";
import { performAsStaff, type StaffOutcome } from "./staff-action.ts";

/** Set at run time; null for the server's setting. Read for each sign-up to apply immediately. */
export async function findSignups(db: Database): Promise<Signups | null> {
  const [world] = await db.select({ signups: worlds.signups }).from(worlds);
  return world?.signups ?? null;
}

/** Sets who may join, with an audit row; null restores the setting. Idempotent. */
export async function setSignups(
  db: Database,
  { signups, reason }: { signups: Signups | null; reason: string },
  by: { actor: Actor; now: number },
): Promise<StaffOutcome<never>> {
  return performAsStaff(db, {
    ...by,
    entry: { action: "setSignups", reason },
    async work(tx) {
      const from = await findSignups(tx);
      if (from === signups) return null;
      await tx.update(worlds).set({ signups });
      return { facts: { from, to: signups } };
    },
  });
}
