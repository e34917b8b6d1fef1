/** A player's income and spending by day (rules §18). */
import { HISTORY_SOURCES } from "@emberlode/game";
import { z } from "zod";
import { amountSchema, timeSchema } from "./primitives.ts";

/** Number of days in the history, including today. */
export const HISTORY_DAYS = 30;

export const historyFlowSchema = z.object({
  source: z.enum(HISTORY_SOURCES),
  metalIn: amountSchema,
  metalOut: amountSchema,
  energyIn: amountSchema,
  energyOut: amountSchema,
});

export const historyDaySchema = z.object({
  /** UTC day, such as 2026-05-20. */
  day: z.iso.date(),
  /** Carried at the end of the day; for today, now. */
  metal: amountSchema,
  energy: amountSchema,
  /** Only sources that moved something. */
  flows: z.array(historyFlowSchema),
});

/** A player's rank and power at some hour. */
export const rankPointSchema = z.object({
  at: timeSchema,
  rank: z.int().min(1),
  power: amountSchema,
});

export const historyAnswer = z.object({
  /** Oldest first, without gaps, from the player's first day on. */
  days: z.array(historyDaySchema),
  /** Oldest first: hourly for two days, daily before that (rules §17). The current one is last. */
  standings: z.array(rankPointSchema),
});

export type RankPoint = z.infer<typeof rankPointSchema>;
export type HistoryFlow = z.infer<typeof historyFlowSchema>;
export type HistoryDay = z.infer<typeof historyDaySchema>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;
