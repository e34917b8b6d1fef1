/** A player's status (spec §3 Status), as shown in the panels. */
import { CONTROLS } from "@emberlode/game";
import { z } from "zod";
import {
  amountSchema,
  placeSchema,
  tenCountsSchema,
  tenFlagsSchema,
  timeSchema,
} from "./primitives.ts";

/** Settings stored by the server (spec §3 Settings); sounds live in the browser (rules §21). */
export const settingsSchema = z.object({
  controls: z.enum(CONTROLS),
  /** Alert types that the player wants (rules §21). */
  alerts: z.object({ admin: z.boolean(), attack: z.boolean(), event: z.boolean() }),
});

/** Fatigue from today's digs (rules §4). */
export const fatigueSchema = z.object({
  digs: amountSchema,
  /** Share of a full dig that the next one yields. */
  factor: z.literal([1, 0.5, 0.05]),
  /** Digs left before the share drops; null at the last level. */
  remaining: amountSchema.nullable(),
  /** Veins dug today; at most three pay (rules §4). */
  veins: amountSchema,
});

/** Fatigue from today's searches of one kind, which lowers the chance of a find. */
const searchFatigueSchema = z.object({
  searches: amountSchema,
  factor: z.literal([1, 0.5, 0.1]),
  remaining: amountSchema.nullable(),
});

/** Increases with every change of the player, so data with a lower version is older. */
export const versionSchema = z.int().min(1);

export const statusSchema = z.object({
  version: versionSchema,
  metal: amountSchema,
  energy: amountSchema,
  /** Free slots: total less used, negative after a loss (rules §10). */
  slots: z.int(),
  /** Slots of all owned factories, including the base. */
  totalSlots: amountSchema,
  /** Number of owned factories, including the base. */
  factories: amountSchema,
  attack_units: tenCountsSchema,
  defense_units: tenCountsSchema,
  attack_level: tenFlagsSchema,
  defense_level: tenFlagsSchema,
  createdAt: timeSchema,
  candle: amountSchema,
  ...placeSchema.shape,
  settings: settingsSchema,
  bankMetal: amountSchema,
  bankEnergy: amountSchema,
  fatigue: fatigueSchema,
  searchFatigue: z.object({ caves: searchFatigueSchema, forests: searchFatigueSchema }),
  /** When the beginner's shield ends; null if it is down. */
  shieldUntil: timeSchema.nullable(),
  /** The server's time, so that countdowns do not depend on the browser's clock. */
  serverTime: timeSchema,
});

export type Status = z.infer<typeof statusSchema>;
export type Settings = z.infer<typeof settingsSchema>;
