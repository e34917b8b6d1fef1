/** The stored renown of days. */
import { type Database, renownDays, seasons, type Transaction } from "@emberlode/db";
import { RENOWN_SOURCES, type RenownSource, utcDay } from "@emberlode/game";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { StoredSeason } from "./season.queries.ts";

export type StoredRenownDay = typeof renownDays.$inferSelect;

/**
 * The current season, locked until the end of the transaction, so that one process scores; null if
 * another process has locked it.
 */
export async function lockCurrentSeason(tx: Transaction): Promise<StoredSeason | null> {
  const [season] = await tx
    .select()
    .from(seasons)
    .where(isNull(seasons.endedAt))
    .for("update", { skipLocked: true });
  return season ?? null;
}

const integers = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;

/** Adds what was scored of one day; days that were scored before stay. */
export async function addRenownDays(
  tx: Transaction,
  { season, day }: { season: number; day: number },
  days: readonly Omit<StoredRenownDay, "season" | "day">[],
): Promise<void> {
  const columnOf = (column: RenownSource | "renown" | "playerId") =>
    integers(days.map((one) => one[column]));
  const scored = sql`${sql.param(days.map(({ isScored }) => isScored))}::boolean[]`;
  const netLoots = sql`${sql.param(days.map(({ netLoot }) => netLoot))}::bigint[]`;
  const powers = sql`${sql.param(days.map((one) => `{${one.powers.join(",")}}`))}::text[]`;
  const scores = RENOWN_SOURCES.map((source) => sql`, ${columnOf(source)}`);
  await tx
    .insert(renownDays)
    .select(
      tx
        .select({
          playerId: sql`one.id`.as("player_id"),
          season: sql`${season}::int`.as("season"),
          day: sql`${day}::int`.as("day"),
          isScored: sql`one.is_scored`.as("is_scored"),
          holding: sql`one.holding`.as("holding"),
          raiding: sql`one.raiding`.as("raiding"),
          exploring: sql`one.exploring`.as("exploring"),
          strength: sql`one.strength`.as("strength"),
          renown: sql`one.renown`.as("renown"),
          netLoot: sql`one.net_loot`.as("net_loot"),
          powers: sql`one.powers::bigint[]`.as("powers"),
        })
        .from(
          sql`unnest(${columnOf("playerId")}, ${scored}${sql.join(scores)}, ${columnOf("renown")}, ${netLoots}, ${powers})
            as one(id, is_scored, ${sql.raw(RENOWN_SOURCES.join(", "))}, renown, net_loot, powers)`,
        ),
    )
    .onConflictDoNothing();
}

/** Marks the days of a season up to one as scored. */
export async function setScoredDay(db: Database, season: number, day: number): Promise<void> {
  await db
    .update(seasons)
    .set({ scoredDay: day })
    .where(and(eq(seasons.number, season), isNull(seasons.endedAt)));
}

/** The UTC day from which on a season has to be scored. */
export const nextDayToScore = ({ beginsAt, scoredDay }: StoredSeason): number =>
  scoredDay === null ? utcDay(beginsAt) : scoredDay + 1;
