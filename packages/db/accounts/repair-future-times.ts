import { CLOCK_SKEW_MS, MINUTE, NEW_PLAYER_START, utcDay } from "@emberlode/game";
import { and, desc, eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { moderations, mutes, players } from "../schema/index.ts";

/** Columns with the day of the last count or use. A future day is replaced by today. */
const DAY_COLUMNS = ["counterDay", "walkedDay", "candleDay", "mirageDay", "marketDay"] as const;

async function capMutes(db: Database, now: number): Promise<void> {
  const last = db
    .selectDistinctOn([moderations.targetId], {
      targetId: moderations.targetId,
      duration: sql<number>`${moderations.minutes} * ${MINUTE}::bigint`.as("duration"),
    })
    .from(moderations)
    .where(eq(moderations.action, "mute"))
    .orderBy(moderations.targetId, desc(moderations.id))
    .as("last");
  const until = sql`${now}::bigint + ${last.duration}`;
  await db
    .update(mutes)
    .set({ until })
    .from(last)
    .where(
      and(eq(last.targetId, mutes.playerId), gt(mutes.until, sql`${until} + ${CLOCK_SKEW_MS}`)),
    );
}

async function capDaysAndShields(db: Database, now: number): Promise<number[]> {
  const latestDay = utcDay(now + CLOCK_SKEW_MS);
  const daysAtMostToday = Object.fromEntries(
    DAY_COLUMNS.map((name) => [name, sql`least(${players[name]}, ${utcDay(now)}::int)`]),
  );
  const latestShieldEnd = now + NEW_PLAYER_START.shieldMs;
  // Players who act at this moment are handled by the next run.
  const ahead = db.$with("ahead").as(
    db
      .select({ id: players.id })
      .from(players)
      .where(
        or(
          gt(players.shieldUntil, latestShieldEnd + CLOCK_SKEW_MS),
          ...DAY_COLUMNS.map((name) => gt(players[name], latestDay)),
        ),
      )
      .for("no key update", { skipLocked: true }),
  );
  const changed = await db
    .with(ahead)
    .update(players)
    .set({
      version: sql`${players.version} + 1`,
      shieldUntil: sql`least(${players.shieldUntil}, ${latestShieldEnd}::bigint)`,
      ...daysAtMostToday,
    })
    .from(ahead)
    .where(eq(players.id, ahead.id))
    .returning({ id: players.id });
  return changed.map(({ id }) => id);
}

/**
 * Repairs rows after the clock was set back: counts of future days count for today, and shields and
 * mutes last no longer than their rules allow from now. `waitLeft` treats other waits from the
 * future as over. Returns the ids of changed players: `forget` them.
 */
export async function repairFutureTimes(db: Database, now: number): Promise<number[]> {
  await capMutes(db, now);
  return capDaysAndShields(db, now);
}
