import { CLOCK_SKEW_MS, MINUTE, NEW_PLAYER_START, utcDay } from "@emberlode/game";
import { and, desc, eq, gt, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../connection/database.ts";
import { moderations, mutes, players } from "../schema/index.ts";

const { counterDay, walkedDay, candleDay, mirageDay, marketDay } = players;

/** Days of the last count or use. A future one counts as today's until it is over. */
const DAYS = [counterDay, walkedDay, candleDay, mirageDay, marketDay];

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
  const untilToday = (day: PgColumn) => sql`least(${day}, ${utcDay(now)}::int)`;
  const shielded = now + NEW_PLAYER_START.shieldMs;
  // Players who act at this moment are handled by the next run.
  const ahead = db.$with("ahead").as(
    db
      .select({ id: players.id })
      .from(players)
      .where(
        or(
          gt(players.shieldUntil, shielded + CLOCK_SKEW_MS),
          ...DAYS.map((day) => gt(day, latestDay)),
        ),
      )
      .for("no key update", { skipLocked: true }),
  );
  const changed = await db
    .with(ahead)
    .update(players)
    .set({
      version: sql`${players.version} + 1`,
      shieldUntil: sql`least(${players.shieldUntil}, ${shielded}::bigint)`,
      counterDay: untilToday(counterDay),
      walkedDay: untilToday(walkedDay),
      candleDay: untilToday(candleDay),
      mirageDay: untilToday(mirageDay),
      marketDay: untilToday(marketDay),
    })
    .from(ahead)
    .where(eq(players.id, ahead.id))
    .returning({ id: players.id });
  return changed.map(({ id }) => id);
}

/**
 * Repairs rows after the clock was set back: counts of future days count for today, and shields and
 * mutes last no longer than their rules allow from now. Waits that only disadvantage the player end by
 * their rules. Returns the ids of changed players: `forget` them.
 */
export async function repairFutureTimes(db: Database, now: number): Promise<number[]> {
  await capMutes(db, now);
  return capDaysAndShields(db, now);
}
