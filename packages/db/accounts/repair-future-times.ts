import { CLOCK_SKEW_MS, NEW_PLAYER_START, utcDay } from "@emberlode/game";
import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { factories, fields, players } from "../schema/index.ts";
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

/** Stores that were emptied in the future fill from now on, instead of from then. */
async function restartStores(db: Database, now: number): Promise<void> {
  const ahead = db.$with("ahead").as(
    db
      .select({ id: factories.id, x: fields.x, y: fields.y })
      .from(factories)
      .innerJoin(fields, and(eq(fields.x, factories.x), eq(fields.y, factories.y)))
      .where(gt(factories.storeSince, now + CLOCK_SKEW_MS))
      .for("no key update", { of: fields, skipLocked: true }),
  );
  // What was decided before is refused, and every process reads the factory again.
  const raised = db.$with("raised").as(
    db
      .update(fields)
      .set({ version: sql`${fields.version} + 1` })
      .from(ahead)
      .where(and(eq(fields.x, ahead.x), eq(fields.y, ahead.y)))
      .returning({ x: fields.x }),
  );
  await db
    .with(ahead, raised)
    .update(factories)
    .set({ storeSince: now })
    .from(ahead)
    .where(eq(factories.id, ahead.id));
}

/**
 * Repairs rows after the clock was set back: counts of future days count for today, and shields and
 * sanctions last no longer than their rules allow from now. Stores fill from now on. `waitLeft`
 * treats other waits from the future as over. Returns the ids of changed players:
 * `actions.invalidate` them.
 */
export async function repairFutureTimes(db: Database, now: number): Promise<number[]> {
  await repairSanctions(db, now, CLOCK_SKEW_MS);
  await restartStores(db, now);
  return capDaysAndShields(db, now);
}
