/** A player's status (spec §3 Status) as the panels show it. */
import { CONTROLS } from "@emberlode/game";
import { z } from "zod";
import {
  amountSchema,
  coordinateSchema,
  tenCountsSchema,
  tenFlagsSchema,
  timeSchema,
} from "./primitives.ts";

/** Settings kept by the server (spec §3 Settings); the sound flags live in the browser (rules §21). */
export const settingsSchema = z.object({
  controls: z.enum(CONTROLS),
  /** Which kinds of alert the player wants (rules §21). */
  alerts: z.object({ admin: z.boolean(), attack: z.boolean(), event: z.boolean() }),
});

/** How much a day's digging has tired the player (rules §4). */
export const fatigueSchema = z.object({
  digs: amountSchema,
  /** Share of a full dig that the next one yields. */
  factor: z.literal([1, 0.5, 0.05]),
  /** Digs left before the share falls; null in the last band. */
  remaining: amountSchema.nullable(),
  /** Veins dug today; at most three pay (rules §4). */
  veins: amountSchema,
});

/** How much a day's searches of one kind have tired the player: what falls is the chance of a find. */
const searchFatigueSchema = z.object({
  searches: amountSchema,
  factor: z.literal([1, 0.5, 0.1]),
  remaining: amountSchema.nullable(),
});

/** Grows with every change of the player: what carries a lower one is older, wherever it came from. */
export const versionSchema = z.int().min(1);

export const statusSchema = z.object({
  version: versionSchema,
  metal: amountSchema,
  energy: amountSchema,
  /** Free slots: total less used, negative after a loss (rules §10). */
  slots: z.int(),
  /** Slots of all owned factories, base included. */
  totalSlots: amountSchema,
  /** Owned factories, base included. */
  factories: amountSchema,
  attack_units: tenCountsSchema,
  defense_units: tenCountsSchema,
  attack_level: tenFlagsSchema,
  defense_level: tenFlagsSchema,
  createdAt: timeSchema,
  candle: amountSchema,
  x: coordinateSchema,
  y: coordinateSchema,
  settings: settingsSchema,
  bankMetal: amountSchema,
  bankEnergy: amountSchema,
  fatigue: fatigueSchema,
  searchFatigue: z.object({ caves: searchFatigueSchema, forests: searchFatigueSchema }),
  /** Until when the beginner's shield stands; null when it is down. */
  shieldUntil: timeSchema.nullable(),
  /** The server's clock when it answered, so that countdowns do not trust the browser's. */
  serverTime: timeSchema,
});

export type Status = z.infer<typeof statusSchema>;
export type Settings = z.infer<typeof settingsSchema>;
