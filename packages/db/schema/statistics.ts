/** Time series for the staff overview. */
import { LEDGER_KINDS, type LedgerKind } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";

const count = (name?: string) =>
  (name === undefined ? bigint({ mode: "number" }) : bigint(name, { mode: "number" }))
    .notNull()
    .default(0);

/** Statistics of the world by hour, kept for 90 days. All processes add to the same row. */
export const worldHours = pgTable("world_hours", {
  /** Hours since the Unix epoch. */
  hour: integer().primaryKey(),
  /** Peak number of people online. */
  online: count(),
  /** People seen on this UTC day until the end of the hour. */
  seenToday: count("seen_today"),
  /** New accounts and guests. */
  accounts: count(),
  guests: count(),
  /** Calls of procedures, unexpected errors among them, and those refused as BUSY. */
  calls: count(),
  errors: count(),
  busy: count(),
  /** Durations of commits, counted by `SECONDS_BOUNDS`. */
  commits: bigint({ mode: "number" }).array().notNull().default(sql`'{}'`),
  /** The highest id in the ledger when the hour was first recorded. */
  ledgerId: count("ledger_id"),
  /** Whether `world_flows` has the hour. */
  hasFlows: boolean("has_flows").notNull().default(false),
});

/** Income and spending of players by hour and kind of log line, kept for 90 days. */
export const worldFlows = pgTable(
  "world_flows",
  {
    hour: integer().notNull(),
    kind: text({ enum: LEDGER_KINDS as [LedgerKind, ...LedgerKind[]] }).notNull(),
    metalIn: count("metal_in"),
    metalOut: count("metal_out"),
    energyIn: count("energy_in"),
    energyOut: count("energy_out"),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kind] })],
);

/** The last run of each scheduled job, on any process. */
export const jobRuns = pgTable("job_runs", {
  name: text().primaryKey(),
  ranAt: timestampMs("ran_at").notNull(),
  /** The last failure and its error; null if none. */
  failedAt: timestampMs("failed_at"),
  error: text(),
});
