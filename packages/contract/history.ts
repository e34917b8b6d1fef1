/** What came in and went out, day by day (rules §18). */
import { HISTORY_SOURCES } from "@emberlode/game";
import { z } from "zod";
import { amountSchema } from "./primitives.ts";

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

/** Oldest first, without gaps, from the player's first day on. */
export const historyAnswer = z.object({ days: z.array(historyDaySchema) });

export type HistoryFlow = z.infer<typeof historyFlowSchema>;
export type HistoryDay = z.infer<typeof historyDaySchema>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;
