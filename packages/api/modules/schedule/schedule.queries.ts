/** The stored peace and maintenance, and the alerts about them. */
import { type Database, players, type Transaction, worlds } from "@emberlode/db";
import type { AlertKind, Facts, Pause, PauseKind, WorldSchedule } from "@emberlode/game";
import { eq, sql } from "drizzle-orm";
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

/** Accounts that an announcement reaches. */
export const countReached = (db: Database): Promise<number> =>
  db.$count(players, eq(players.isGuest, false));

/** Sends an alert to every account except guests; returns how many. */
export async function alertEveryone(
  tx: Transaction,
  { kind, facts }: { kind: AlertKind; facts: Facts },
  now: number,
): Promise<number> {
  // Raw: with the builder, insert from select needs every column, including the serial.
  const sent = await tx.execute(sql`
    insert into alerts (player_id, type, kind, facts, created_at)
    select id, 'admin', ${kind}, ${JSON.stringify(facts)}::jsonb, ${now}::bigint
    from players where not is_guest returning id`);
  return sent.length;
}
