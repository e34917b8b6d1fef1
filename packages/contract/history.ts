/** What came in and went out, day by day (rules §18). */
import { HISTORY_SOURCES } from "@emberlode/game";
import { z } from "zod";
import { amountSchema, timeSchema } from "./primitives.ts";

/** Days that the history goes back, today among them. */
export const HISTORY_DAYS = 30;

export const historyFlowSchema = z.object({
  source: z.enum(HISTORY_SOURCES),
  metalIn: amountSchema,
  metalOut: amountSchema,
  energyIn: amountSchema,
  energyOut: amountSchema,
});

export const historyDaySchema = z.object({
  /** UTC day, as 2026-05-20. */
  day: z.iso.date(),
  /** Carried at its end; today's as it is now. */
  metal: amountSchema,
  energy: amountSchema,
  /** Without the sources that moved nothing. */
  flows: z.array(historyFlowSchema),
});

/** Where a player ranked at an hour, and with how much power. */
export const standingSchema = z.object({
  at: timeSchema,
  rank: z.int().min(1),
  power: amountSchema,
});

export const historyAnswer = z.object({
  /** Oldest first, without gaps, from the player's first day on. */
  days: z.array(historyDaySchema),
  /** Oldest first: by the hour for two days, by the day before (rules §17); where it stands now is last. */
  standings: z.array(standingSchema),
});

export type Standing = z.infer<typeof standingSchema>;
export type HistoryFlow = z.infer<typeof historyFlowSchema>;
export type HistoryDay = z.infer<typeof historyDaySchema>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;
