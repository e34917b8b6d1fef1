/** The team decides who may join the world. */
import { type Database, worlds } from "@emberlode/db";
import type { SignUps } from "@emberlode/game";
import { findSignUps } from "../accounts/sign-ups.queries.ts";
import type { Actor } from "../staff/audit.ts";
import { performAsStaff, type StaffOutcome } from "../staff/staff-action.ts";

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
