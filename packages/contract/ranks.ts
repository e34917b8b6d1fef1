/** The tables of the strongest, and what everybody may know of one player (rules §17). */
import { GOAL_IDS } from "@emberlode/game";
import { z } from "zod";
import { standingSchema } from "./history.ts";
import { fault } from "./input-faults.ts";
import { limitSchema, startSchema } from "./paging.ts";
import { amountSchema, idSchema, timeSchema } from "./primitives.ts";

/** What players are ranked by; power decides their rank. */
export const LADDERS = ["power", "attack", "defense", "loot", "explored"] as const;

const ladderSchema = z.enum(LADDERS, fault("ladderUnknown")).default("power");

export const ranksInput = z.strictObject({
  start: startSchema,
  limit: limitSchema,
  /** Part of a username or base name, in any case. */
  search: z.string(fault("searchNoText")).trim().max(64, fault("searchLong")).default(""),
  by: ladderSchema,
  /** The ladder of the labeled bots instead of the players'. */
  bots: z.boolean(fault("botsUnsaid")).default(false),
});

export const rankSchema = z.object({
  /** Place on the ladder asked for. */
  rank: z.int().min(1),
  _id: idSchema,
  username: z.string(),
  baseName: z.string(),
  profilePicture: z.string(),
  /** Total power, halved when attack and defense are uneven. */
  power: amountSchema,
  /** What the ladder goes by; null for attack and defense, of which only the order is told. */
  score: amountSchema.nullable(),
  /** Ranks by power gained within 24 hours, negative for lost; null when unknown or on other ladders. */
  change: z.int().nullable(),
});

/** `total` counts what was found among the first 500. */
export const ranksAnswer = z.object({ ranks: z.array(rankSchema), total: amountSchema });

export const nearRanksInput = z.strictObject({ by: ladderSchema });

/** The caller and up to five neighbors; empty when the caller is not on that ladder. */
export const nearRanksAnswer = z.object({ ranks: z.array(rankSchema) });

export const playerPageInput = z.strictObject({
  username: z.string(fault("playerUnnamed")).trim().max(64, fault("nameLong")),
});

const outcomesSchema = z.object({ won: amountSchema, lost: amountSchema });

/** What everybody may know of a battle that is over. */
const pastBattleSchema = z.object({
  /** Of the report; null unless the caller fought in it: only fighters share reports. */
  id: z.string().nullable(),
  at: timeSchema,
  /** What it was over. */
  place: z.enum(["base", "factory"]),
  role: z.enum(["attacker", "defender"]),
  /** Whether this player won. */
  won: z.boolean(),
  /** Username of the other side; empty for nobody's factory. */
  opponent: z.string(),
  /** The other side is labeled as played by a program; left out of everybody else. */
  isBot: z.literal(true).optional(),
});

/** What everybody may know of a player: never units, balances or where the base lies (rules §12). */
export const playerPageAnswer = z.object({
  _id: idSchema,
  username: z.string(),
  baseName: z.string(),
  quote: z.string(),
  profilePicture: z.string(),
  isGuest: z.boolean(),
  isBot: z.boolean(),
  since: timeSchema,
  /** Rank by power, and total power; null for a player off the map. */
  rank: z.int().min(1).nullable(),
  power: amountSchema.nullable(),
  /** Null for a player off the map, except to the player. */
  baseLevel: z.int().min(1).nullable(),
  /** Battles over bases that the player began, and those suffered. */
  attacks: outcomesSchema,
  defenses: outcomesSchema,
  /** The goals that the player has reached, in the order of the ladder (rules §2); others see the public ones. */
  badges: z.array(z.enum(GOAL_IDS)),
  /** The last battles over bases and defenses that held a factory, the newest first. */
  battles: z.array(pastBattleSchema),
  /** The last fights for factories that the player began, and those that took one away, the newest first. */
  factoryBattles: z.array(pastBattleSchema),
  /** Rank and power over time, the oldest first: by the hour for two days, by the day before. */
  history: z.array(standingSchema),
});

export type Ladder = (typeof LADDERS)[number];
export type RanksInput = z.infer<typeof ranksInput>;
export type RanksAnswer = z.infer<typeof ranksAnswer>;
export type RankRow = z.infer<typeof rankSchema>;
export type PlayerPage = z.infer<typeof playerPageAnswer>;
