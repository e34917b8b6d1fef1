/** The overview of `/admin`. */
import { statfs } from "node:fs/promises";
import {
  OVERVIEW_DAYS,
  OVERVIEW_HOURS,
  type OverviewAnswer,
  type OverviewDay,
  type OverviewHour,
  type WorldFlow,
} from "@emberlode/contract";
import { type Database, SECONDS_BOUNDS, worlds } from "@emberlode/db";
import { DAY, HISTORY_SOURCE, HISTORY_SOURCES, HOUR, isoDay, SECOND } from "@emberlode/game";
import { sql } from "drizzle-orm";
import type { StaffContext } from "../../context.ts";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import { countBases, countSeen } from "../players/people.ts";
import { readChecklist } from "./checklist.ts";
import { quantile } from "./quantile.ts";
import { findDays, findFlows, findHours, findJobRuns } from "./statistics.queries.ts";
import { ONLINE_MS } from "./world-numbers.ts";

const HOURS_A_DAY = DAY / HOUR;
const P95 = 0.95;

const inMs = (seconds: number) => Math.round(seconds * SECOND * 10) / 10;

function commitMs(counts: readonly number[]): OverviewHour["commitMs"] {
  const median = quantile(counts, SECONDS_BOUNDS, 0.5);
  const p95 = quantile(counts, SECONDS_BOUNDS, P95);
  return median === null || p95 === null ? null : { median: inMs(median), p95: inMs(p95) };
}

async function hoursUntil(db: Database, last: number): Promise<OverviewHour[]> {
  const first = last - OVERVIEW_HOURS + 1;
  const rows = new Map((await findHours(db, first)).map((row) => [row.hour, row]));
  return Array.from({ length: OVERVIEW_HOURS }, (_, index) => {
    const row = rows.get(first + index);
    return {
      at: isoTime((first + index) * HOUR),
      online: row?.online ?? 0,
      calls: row?.calls ?? 0,
      errors: row?.errors ?? 0,
      busy: row?.busy ?? 0,
      commitMs: commitMs(row?.commits ?? []),
    };
  });
}

async function daysUntil(db: Database, last: number): Promise<OverviewDay[]> {
  const first = last - OVERVIEW_DAYS + 1;
  const rows = new Map((await findDays(db, first * HOURS_A_DAY)).map((row) => [row.day, row]));
  return Array.from({ length: OVERVIEW_DAYS }, (_, index) => {
    const { players = 0, accounts = 0, guests = 0 } = rows.get(first + index) ?? {};
    return { day: isoDay((first + index) * DAY), players, accounts, guests };
  });
}

const AMOUNTS = ["metalIn", "metalOut", "energyIn", "energyOut"] as const;

async function flowsSince(db: Database, hour: number): Promise<WorldFlow[]> {
  const rows = await findFlows(db, hour);
  return HISTORY_SOURCES.flatMap((source) => {
    const flow = { source, metalIn: 0, metalOut: 0, energyIn: 0, energyOut: 0 };
    for (const row of rows.filter(({ kind }) => HISTORY_SOURCE[kind] === source)) {
      for (const name of AMOUNTS) flow[name] += row[name];
    }
    return AMOUNTS.some((name) => flow[name] > 0) ? [flow] : [];
  });
}

async function readDisk(db: Database, dataDir: string): Promise<OverviewAnswer["disk"]> {
  const [{ bavail, blocks, bsize }, [row]] = await Promise.all([
    statfs(dataDir),
    db.select({ bytes: sql<number>`pg_database_size(current_database())` }).from(sql`(select) one`),
  ]);
  return { free: bavail * bsize, total: blocks * bsize, database: row?.bytes ?? 0 };
}

/** How the world and its server are, now and over time. Job errors are shown to admins only. */
export async function showOverview({
  services,
  role,
}: StaffContext<"backups" | "clock" | "config" | "db">): Promise<OverviewAnswer> {
  const { db, clock, backups, config } = services;
  const now = clock.now();
  const hour = Math.floor(now / HOUR);
  const [online, bases, hours, days, day, month, jobs, disk, [world]] = await Promise.all([
    countSeen(db, now - ONLINE_MS),
    countBases(db),
    hoursUntil(db, hour),
    daysUntil(db, Math.floor(now / DAY)),
    flowsSince(db, hour - HOURS_A_DAY),
    flowsSince(db, hour - OVERVIEW_DAYS * HOURS_A_DAY),
    findJobRuns(db),
    readDisk(db, config.dataDir),
    db.select({ drilledAt: worlds.drilledAt }).from(worlds),
  ]);
  const madeAt = backups?.madeAt() ?? null;
  const drilledAt = world?.drilledAt ?? null;
  const checklist = role === "admin" ? await readChecklist(services, { madeAt, drilledAt }) : null;
  return {
    at: isoTime(now),
    checklist,
    online: online.people,
    bases: bases.people,
    bots: { online: online.others, bases: bases.others },
    hours,
    days,
    flows: { day, month },
    jobs: jobs.map(({ name, ranAt, failedAt, error }) => ({
      name,
      ranAt: isoTime(ranAt),
      failedAt: isoTimeOrNull(failedAt),
      error: role === "admin" ? error : null,
    })),
    backups: {
      madeAt: isoTimeOrNull(madeAt),
      everyMs: config.backups?.everyMs ?? null,
      drilledAt: isoTimeOrNull(drilledAt),
    },
    disk,
  };
}
