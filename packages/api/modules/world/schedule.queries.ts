/** The stored peace and maintenance. */
import { type Database, type Transaction, worlds } from "@emberlode/db";
import type { Pause, PauseKind, WorldSchedule } from "@emberlode/game";
import { notify } from "../live/notifications.ts";

const toPause = (from: number | null, until: number | null): Pause | null =>
  from === null ? null : { from, until };

export async function findSchedule(db: Database): Promise<WorldSchedule> {
  const [world] = await db
    .select({
      peaceFrom: worlds.peaceFrom,
      peaceUntil: worlds.peaceUntil,
      maintenanceFrom: worlds.maintenanceFrom,
      maintenanceUntil: worlds.maintenanceUntil,
    })
    .from(worlds);
  return {
    peace: toPause(world?.peaceFrom ?? null, world?.peaceUntil ?? null),
    maintenance: toPause(world?.maintenanceFrom ?? null, world?.maintenanceUntil ?? null),
  };
}

/** Stores a pause (null removes it) and tells every process. */
export async function storePause(
  tx: Transaction,
  kind: PauseKind,
  pause: Pause | null,
): Promise<void> {
  const [from, until] = [pause?.from ?? null, pause?.until ?? null];
  await tx
    .update(worlds)
    .set(
      kind === "peace"
        ? { peaceFrom: from, peaceUntil: until }
        : { maintenanceFrom: from, maintenanceUntil: until },
    );
  await notify(tx, { t: "schedule", schedule: await findSchedule(tx) });
}
