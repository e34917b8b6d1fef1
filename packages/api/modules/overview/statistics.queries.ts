/** Statistics of the world by hour: `world_hours`, `world_flows` and `job_runs`. */
import {
  accounts,
  type Database,
  jobRuns,
  ledger,
  players,
  referralDays,
  worldFlows,
  worldHours,
} from "@emberlode/db";
import { DAY, HOUR } from "@emberlode/game";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isPerson } from "../players/people.ts";

/** Counts of a process since its last record. */
export interface HourCounts {
  calls: number;
  errors: number;
  busy: number;
  /** Durations of commits, counted by `SECONDS_BOUNDS`. */
  commits: readonly number[];
}

/** Adds one array to another, item by item; either may be shorter. */
const addedCommits = sql`(
  select array_agg(coalesce(one, 0) + coalesce(other, 0) order by at)
  from unnest(${worldHours.commits}, excluded.commits) with ordinality as pairs(one, other, at)
)`;

const summed = (column: AnyPgColumn): SQL =>
  sql`${column} + excluded.${sql.identifier(column.name)}`;
const highest = (column: AnyPgColumn): SQL =>
  sql`greatest(${column}, excluded.${sql.identifier(column.name)})`;

/**
 * Rows of people's accounts made in an hour. Only an account with an address was made by a player.
 */
const madeIn = (hour: number) =>
  and(
    isPerson,
    isNotNull(accounts.address),
    gte(accounts.createdAt, hour * HOUR),
    lt(accounts.createdAt, (hour + 1) * HOUR),
  );

async function countAccounts(db: Database, hour: number) {
  const midnight = Math.floor((hour * HOUR) / DAY) * DAY;
  const [[created], [active]] = await Promise.all([
    db
      .select({
        accounts: sql<number>`count(*) filter (where not ${accounts.isGuest})`,
        guests: sql<number>`count(*) filter (where ${accounts.isGuest})`,
      })
      .from(accounts)
      .where(madeIn(hour)),
    db
      .select({ seenToday: count() })
      .from(accounts)
      .where(and(gte(accounts.lastSeenAt, midnight), isPerson)),
  ]);
  return {
    accounts: created?.accounts ?? 0,
    guests: created?.guests ?? 0,
    seenToday: active?.seenToday ?? 0,
  };
}

/** Adds what a process counted to the row of an hour. */
export async function addToHour(
  db: Database,
  hour: number,
  { online, calls, errors, busy, commits }: HourCounts & { online: number },
): Promise<void> {
  const made = await countAccounts(db, hour);
  const lastId = sql`coalesce(pg_sequence_last_value(pg_get_serial_sequence('ledger', 'id')::regclass), 0)`;
  await db
    .insert(worldHours)
    .values({
      hour,
      online,
      calls,
      errors,
      busy,
      ledgerId: sql`${lastId}`,
      commits: [...commits],
      ...made,
    })
    .onConflictDoUpdate({
      target: worldHours.hour,
      set: {
        online: highest(worldHours.online),
        seenToday: highest(worldHours.seenToday),
        accounts: highest(worldHours.accounts),
        guests: highest(worldHours.guests),
        calls: summed(worldHours.calls),
        errors: summed(worldHours.errors),
        busy: summed(worldHours.busy),
        commits: addedCommits,
      },
    });
}

/** The oldest hours before one that have no flows yet. */
export async function findHoursWithoutFlows(
  db: Database,
  before: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ hour: worldHours.hour })
    .from(worldHours)
    .where(and(lt(worldHours.hour, before), not(worldHours.hasFlows)))
    .orderBy(asc(worldHours.hour))
    .limit(limit);
  return rows.map(({ hour }) => hour);
}

/** The highest id in the ledger before an hour, or when the hour was first recorded. */
async function firstLedgerId(tx: Database, hour: number): Promise<number> {
  const rows = await tx
    .select({ ledgerId: worldHours.ledgerId })
    .from(worldHours)
    .where(lt(worldHours.hour, hour + 1))
    .orderBy(desc(worldHours.hour))
    .limit(2);
  return rows.at(-1)?.ledgerId ?? 0;
}

const sumIn = (column: AnyPgColumn) => sql<number>`sum(greatest(${column}, 0))`;
const sumOut = (column: AnyPgColumn) => sql<number>`sum(greatest(-${column}, 0))`;

/** Referrers' payments of a UTC day, which are not in the ledger. */
async function referralsOf(tx: Database, day: number) {
  const [paid] = await tx
    .select({
      metalIn: sql<number>`coalesce(sum(${referralDays.paidMetal}), 0)`,
      energyIn: sql<number>`coalesce(sum(${referralDays.paidEnergy}), 0)`,
    })
    .from(referralDays)
    .where(eq(referralDays.day, day));
  if (paid === undefined || paid.metalIn + paid.energyIn === 0) return [];
  return [{ kind: "referral" as const, ...paid, metalOut: 0, energyOut: 0 }];
}

/** Records what players received and spent in an hour that is over, once. */
export async function addFlows(db: Database, hour: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(worldHours)
      .set({ hasFlows: true })
      .where(and(eq(worldHours.hour, hour), not(worldHours.hasFlows)))
      .returning({ hour: worldHours.hour });
    if (row === undefined) return;
    const firstId = await firstLedgerId(tx, hour);
    // By player, because the ledger has no index by time; `offset` keeps it a nested loop.
    const lines = tx
      .select({ kind: ledger.kind, dMetal: ledger.dMetal, dEnergy: ledger.dEnergy })
      .from(ledger)
      .where(
        and(
          eq(ledger.playerId, players.id),
          gt(ledger.id, firstId),
          gte(ledger.createdAt, hour * HOUR),
          lt(ledger.createdAt, (hour + 1) * HOUR),
          or(sql`${ledger.dMetal} <> 0`, sql`${ledger.dEnergy} <> 0`),
        ),
      )
      .offset(0)
      .as("lines");
    const flows = await tx
      .select({
        kind: sql<typeof worldFlows.$inferInsert.kind>`${lines.kind}`,
        metalIn: sumIn(lines.dMetal),
        metalOut: sumOut(lines.dMetal),
        energyIn: sumIn(lines.dEnergy),
        energyOut: sumOut(lines.dEnergy),
      })
      .from(players)
      .crossJoinLateral(lines)
      .groupBy(lines.kind);
    const isLastOfDay = (hour + 1) % (DAY / HOUR) === 0;
    if (isLastOfDay) flows.push(...(await referralsOf(tx, Math.floor((hour * HOUR) / DAY))));
    if (flows.length === 0) return;
    await tx.insert(worldFlows).values(flows.map((flow) => ({ hour, ...flow })));
  });
}

/** The hours from one on, oldest first. */
export const findHours = (db: Database, from: number) =>
  db.select().from(worldHours).where(gte(worldHours.hour, from)).orderBy(asc(worldHours.hour));

/** Sign-ups and players by UTC day, from an hour on. */
export async function findDays(db: Database, from: number) {
  const day = sql<number>`${worldHours.hour} / ${sql.raw(String(DAY / HOUR))}`;
  return db
    .select({
      day,
      players: sql<number>`max(${worldHours.seenToday})`,
      accounts: sql<number>`sum(${worldHours.accounts})`,
      guests: sql<number>`sum(${worldHours.guests})`,
    })
    .from(worldHours)
    .where(gte(worldHours.hour, from))
    .groupBy(day);
}

/** Income and spending of all players since an hour, by kind of log line. */
export async function findFlows(db: Database, from: number) {
  const total = (column: AnyPgColumn) => sql<number>`sum(${column})`;
  return db
    .select({
      kind: worldFlows.kind,
      metalIn: total(worldFlows.metalIn),
      metalOut: total(worldFlows.metalOut),
      energyIn: total(worldFlows.energyIn),
      energyOut: total(worldFlows.energyOut),
    })
    .from(worldFlows)
    .where(gte(worldFlows.hour, from))
    .groupBy(worldFlows.kind);
}

/** The last run of a job in this process. */
interface JobRun {
  name: string;
  ranAt: number;
  failedAt: number | null;
  error: string | null;
}

/** Records the last runs of jobs; a failure stays until the next one. */
export async function updateJobRuns(db: Database, runs: readonly JobRun[]): Promise<void> {
  if (runs.length === 0) return;
  const isLater = sql`excluded.failed_at > coalesce(${jobRuns.failedAt}, 0)`;
  await db
    .insert(jobRuns)
    .values([...runs])
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: {
        ranAt: sql`greatest(${jobRuns.ranAt}, excluded.ran_at)`,
        error: sql`case when ${isLater} then excluded.error else ${jobRuns.error} end`,
        failedAt: sql`greatest(${jobRuns.failedAt}, excluded.failed_at)`,
      },
    });
}

export const findJobRuns = (db: Database) => db.select().from(jobRuns).orderBy(asc(jobRuns.name));

/** Deletes statistics before an hour, and jobs that have not run since a time (milliseconds). */
export async function pruneStatistics(
  db: Database,
  { hour, ranBefore }: { hour: number; ranBefore: number },
): Promise<void> {
  await db.delete(worldHours).where(lt(worldHours.hour, hour));
  await db.delete(worldFlows).where(lt(worldFlows.hour, hour));
  await db.delete(jobRuns).where(lt(jobRuns.ranAt, ranBefore));
}
