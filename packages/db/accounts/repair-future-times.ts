import { CLOCK_SKEW_MS, NEW_PLAYER_START, utcDay } from "@emberlode/game";
import { eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { players } from "../schema/index.ts";
import { repairSanctions } from "./sanctions.ts";

/** Columns with the day of the last count or use. A future day is replaced by today. */
const DAY_COLUMNS = [
  "counterDay",
  "walkedDay",
  "candleDay",
  "mirageDay",
  "marketDay",
  "relicDay",
] as const;

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
 * sanctions last no longer than their rules allow from now. `waitLeft` treats other waits from the
 * future as over. Returns the ids of changed players: `forget` them.
 */
export async function repairFutureTimes(db: Database, now: number): Promise<number[]> {
  await repairSanctions(db, now, CLOCK_SKEW_MS);
  return capDaysAndShields(db, now);
}
