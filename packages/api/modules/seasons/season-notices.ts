/** Alerts everyone some days before the season ends. */
import { createDatabase, type Pool, seasons } from "@emberlode/db";
import { DAY, MINUTE, seasonNotice } from "@emberlode/game";
import { eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import { insertAlerts } from "../alerts/insert-alerts.ts";
import type { CurrentSeason } from "./current-season.ts";
import { lockCurrentSeason } from "./renown-days.queries.ts";

/** Players per statement. */
const BATCH_SIZE = 500;

/** Longest transaction: all alerts of a notice, or none. */
const NOTICE_MS = 2 * MINUTE;

interface Deps {
  pool: Pool;
  clock: Clock;
  season: CurrentSeason;
}

/**
 * Reloads the season and sends the notice that is due, once across all processes. Returns its days,
 * or null if none is due.
 */
export async function giveSeasonNotice({ pool, clock, season }: Deps): Promise<number | null> {
  await season.reload();
  const endsAt = season.endsAt();
  const now = clock.now();
  const dueIn = ({ beginsAt, noticeDays }: ReturnType<CurrentSeason["current"]>) =>
    seasonNotice({ beginsAt, endsAt }, noticeDays, now);
  if (endsAt === null || dueIn(season.current()) === null) return null;
  const sentNotice = await createDatabase(pool, NOTICE_MS).transaction(async (tx) => {
    const current = await lockCurrentSeason(tx);
    const notice = current === null ? null : dueIn(current);
    if (current === null || notice === null) return null;
    const days = Math.ceil((endsAt - now) / DAY);
    const alert = { type: "event", kind: "season" } as const;
    const facts = { season: current.number, days, until: endsAt };
    let after = 0;
    for (;;) {
      const sent = await insertAlerts(tx, { ...alert, facts, after, limit: BATCH_SIZE }, now);
      after = Math.max(after, ...sent);
      if (sent.length < BATCH_SIZE) break;
    }
    await tx.update(seasons).set({ noticeDays: notice }).where(eq(seasons.number, current.number));
    return notice;
  });
  if (sentNotice !== null) await season.reload();
  return sentNotice;
}
