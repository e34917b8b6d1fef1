/** Ladders, and public facts about players (rules §17). */
import { GOAL_IDS } from "@emberlode/game";
import { z } from "zod";
import { rankPointSchema } from "./history.ts";
import { inputError } from "./input-errors.ts";
import { limitSchema, startSchema } from "./paging.ts";
import { amountSchema, idSchema, MAX_LOOKUP_LENGTH, timeSchema } from "./primitives.ts";
import { titlesSchema } from "./titles.ts";

/** The ladders. A player's rank is their place by power. */
export const LADDERS = [
  "power",
  "attack",
  "defense",
  "loot",
  "explored",
  "season",
  "today",
] as const;

const ladderSchema = z.enum(LADDERS, inputError("ladderUnknown")).default("power");

export const ranksInput = z.strictObject({
  start: startSchema,
  limit: limitSchema,
  /** Part of a username or base name, in any case. */
  search: z
    .string(inputError("searchNotText"))
    .trim()
    .max(MAX_LOOKUP_LENGTH, inputError("searchLong"))
    .default(""),
  by: ladderSchema,
  /** The ladder of labeled bots instead of players. */
  bots: z.boolean(inputError("notTrueOrFalse")).default(false),
});

export const rankSchema = z.object({
  /** Place on the requested ladder. */
  rank: z.int().min(1),
  _id: idSchema,
  username: z.string(),
  baseName: z.string(),
  profilePicture: z.string(),
  /** Total power, halved when attack and defense are uneven. */
  power: amountSchema,
  /** The titles won in past seasons, newest first; omitted if empty. */
  titles: titlesSchema.optional(),
  /**
   * The ladder's score, renown in hundredths; null for attack and defense, where only the order is
   * public.
   */
  score: amountSchema.nullable(),
  /** Ranks by power gained in 24 hours, negative for lost; null if unknown and on other ladders. */
  change: z.int().nullable(),
});

/** `total` counts the matches among the first 500. */
export const ranksAnswer = z.object({ ranks: z.array(rankSchema), total: amountSchema });

/** The ids of the top 500 players, in rank order. */
export const topAnswer = z.object({ users: z.array(idSchema) });

export const nearRanksInput = z.strictObject({ by: ladderSchema });

/** The caller and up to five neighbors; empty if the caller is not on that ladder. */
export const nearRanksAnswer = z.object({ ranks: z.array(rankSchema) });

export const playerPageInput = z.strictObject({
  username: z
    .string(inputError("playerMissing"))
    .trim()
    .max(MAX_LOOKUP_LENGTH, inputError("nameLong")),
});

const outcomesSchema = z.object({ won: amountSchema, lost: amountSchema });

/** Public facts about a past battle. */
const pastBattleSchema = z.object({
  /** Id of the report; null unless the caller took part, since only participants may share it. */
  id: z.string().nullable(),
  at: timeSchema,
  place: z.enum(["base", "factory"]),
  role: z.enum(["attacker", "defender"]),
  /** Set if the fight was for the store of a factory, not for the factory. */
  plunder: z.literal(true).optional(),
  /** Whether this player won. */
  won: z.boolean(),
  /** Username of the other side; empty for a free factory, and for a former player. */
  opponent: z.string(),
  /** Set if the other side was a player whose account was deleted since. */
  isFormer: z.literal(true).optional(),
  /** Set if the other side is labeled as a bot. */
  isBot: z.literal(true).optional(),
});

/** Public facts about a player: never units, balances or the base's position (rules §12). */
export const playerPageAnswer = z.object({
  _id: idSchema,
  username: z.string(),
  baseName: z.string(),
  quote: z.string(),
  profilePicture: z.string(),
  isGuest: z.boolean(),
  isBot: z.boolean(),
  /** The titles won in past seasons, newest first. */
  titles: titlesSchema,
  since: timeSchema,
  /** Rank by power, and total power; null for a player off the map. */
  rank: z.int().min(1).nullable(),
  power: amountSchema.nullable(),
  /** Null for a player off the map, unless they are the caller. */
  baseLevel: z.int().min(1).nullable(),
  /** Battles over bases that the player started, and that were started against them. */
  attacks: outcomesSchema,
  defenses: outcomesSchema,
  /** The player's reached goals in order (rules §2). Other players see only the public ones. */
  badges: z.array(z.enum(GOAL_IDS)),
  /** Latest battles over bases and successful defenses of factories, newest first. */
  battles: z.array(pastBattleSchema),
  /** Latest fights for factories that the player started, and those that lost one, newest first. */
  factoryBattles: z.array(pastBattleSchema),
  /** Rank and power over time, oldest first: hourly for two days, daily before that. */
  history: z.array(rankPointSchema),
});

export type Ladder = (typeof LADDERS)[number];
export type RanksInput = z.infer<typeof ranksInput>;
export type RanksAnswer = z.infer<typeof ranksAnswer>;
export type RankRow = z.infer<typeof rankSchema>;
export type PlayerPage = z.infer<typeof playerPageAnswer>;
