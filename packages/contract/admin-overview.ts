/** The overview of `/admin`: the world and its server, now and over time. */
import { HISTORY_SOURCES } from "@emberlode/game";
import { z } from "zod";
import { amountSchema, timeSchema } from "./primitives.ts";

/** Length of the charts, with the current hour and day. */
export const OVERVIEW_HOURS = 48;
export const OVERVIEW_DAYS = 30;

const overviewHourSchema = z.object({
  /** When the hour began. */
  at: timeSchema,
  /** Peak number of people online. */
  online: amountSchema,
  calls: amountSchema,
  /** Calls with an unexpected error, and calls refused as BUSY. */
  errors: amountSchema,
  busy: amountSchema,
  /**
   * Duration of commits in milliseconds: the median, and what 95% stay below. Null without commits.
   */
  commitMs: z.object({ median: z.number(), p95: z.number() }).nullable(),
});

const overviewDaySchema = z.object({
  /** UTC day. */
  day: z.iso.date(),
  /** People seen on that day. */
  players: amountSchema,
  /** Sign-ups of people. */
  accounts: amountSchema,
  guests: amountSchema,
});

const worldFlowSchema = z.object({
  source: z.enum(HISTORY_SOURCES),
  metalIn: amountSchema,
  metalOut: amountSchema,
  energyIn: amountSchema,
  energyOut: amountSchema,
});

/** What an operator should have done before strangers play; docs/hosting.md explains each. */
const CHECKLIST = [
  "publicUrl",
  "mail",
  "backup",
  "drill",
  "contact",
  "terms",
  "privacy",
  "secondFactor",
  "signupLimits",
] as const;

export const overviewAnswer = z.object({
  at: timeSchema,
  /** For admins; null for others. */
  checklist: z.array(z.object({ id: z.enum(CHECKLIST), isDone: z.boolean() })).nullable(),
  /**
   * People online, and their bases on the map. Numbers of players leave out bots and demo players.
   */
  online: amountSchema,
  bases: amountSchema,
  /** Bots and demo players online, and their bases on the map. */
  bots: z.object({ online: amountSchema, bases: amountSchema }),
  /** Oldest first, without gaps; the last one is the current hour or day. */
  hours: z.array(overviewHourSchema),
  days: z.array(overviewDaySchema),
  /**
   * What all players received and spent by source in the last 24 hours and 30 days that are
   * recorded.
   */
  flows: z.object({ day: z.array(worldFlowSchema), month: z.array(worldFlowSchema) }),
  /** Scheduled jobs of all processes. `error` is for admins. */
  jobs: z.array(
    z.object({
      name: z.string(),
      ranAt: timeSchema,
      failedAt: timeSchema.nullable(),
      error: z.string().nullable(),
    }),
  ),
  backups: z.object({
    /** The newest backup, or null. */
    madeAt: timeSchema.nullable(),
    /** How often the server makes one, in milliseconds; null if it makes none. */
    everyMs: amountSchema.nullable(),
    /** When one was last restored as a test; null for never. */
    drilledAt: timeSchema.nullable(),
  }),
  /** In bytes: the disk of the data folder, and the database. */
  disk: z.object({ free: amountSchema, total: amountSchema, database: amountSchema }),
});

export type ChecklistId = (typeof CHECKLIST)[number];
export type OverviewAnswer = z.infer<typeof overviewAnswer>;
export type OverviewHour = z.infer<typeof overviewHourSchema>;
export type OverviewDay = z.infer<typeof overviewDaySchema>;
export type WorldFlow = z.infer<typeof worldFlowSchema>;
