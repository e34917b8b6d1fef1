/** Who may join the world. */
import { type Database, worlds } from "@emberlode/db";
import type { SignUps } from "@emberlode/game";
import type { Actor } from "./audit.ts";
import { performAsStaff, type StaffOutcome } from "./staff-action.ts";

/** Set at run time; null for the server's setting. Read for each sign-up to apply immediately. */
export async function findSignUps(db: Database): Promise<SignUps | null> {
  const [world] = await db.select({ signups: worlds.signups }).from(worlds);
  return world?.signups ?? null;
}

/** Sets who may join, with an audit row; null restores the setting. Idempotent. */
export async function setSignUps(
  db: Database,
  { signups: signUps, reason }: { signups: SignUps | null; reason: string },
  by: { actor: Actor; now: number },
): Promise<StaffOutcome<never>> {
  return performAsStaff(db, {
    ...by,
    entry: { action: "setSignups", reason },
    async work(tx) {
      const from = await findSignUps(tx);
      if (from === signUps) return null;
      await tx.update(worlds).set({ signups: signUps });
      return { facts: { from, to: signUps } };
    },
  });
}
