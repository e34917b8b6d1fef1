/** Seasons and their renown (rules §17). Scores and renown are in hundredths. */
import { SEASON_TITLES } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { amountSchema, MAX_ID, timeSchema } from "./primitives.ts";
import { rankSchema } from "./ranks.ts";
import { titleSchema } from "./titles.ts";

const seasonNumberSchema = z.int().min(1);

export const currentSeasonAnswer = z.object({
  number: seasonNumberSchema,
  /** `waiting`: not begun. `peace`: over, until the next season begins. */
  phase: z.enum(["waiting", "running", "peace"]),
  /** Number of today in the season, from 1; 0 before it begins. */
  day: amountSchema,
  /** Its length in days; null for no end. */
  days: z.int().min(1).nullable(),
  beginsAt: timeSchema,
  /** Null for no end. */
  endsAt: timeSchema.nullable(),
});

const scoresSchema = z.object({
  holding: amountSchema,
  raiding: amountSchema,
  exploring: amountSchema,
  strength: amountSchema,
  /** What they add up to. */
  renown: amountSchema,
});

export const ownSeasonAnswer = z.object({
  season: currentSeasonAnswer,
  /** So far; all 0 without an action today. */
  today: scoresSchema,
  /** Null if nothing was scored. */
  yesterday: scoresSchema.nullable(),
  /** Sum of the season's scored days. */
  renown: amountSchema,
  /** Place by renown, or null. */
  rank: z.int().min(1).nullable(),
  /** The caller and up to five neighbors on the season's ladder; empty without a place. */
  near: z.array(rankSchema),
});

const titleHolderSchema = z.object({
  title: titleSchema.shape.title,
  /** Sum over the season. */
  score: amountSchema,
  /** Empty for a former player. */
  username: z.string(),
});

const seasonSchema = z.object({
  number: seasonNumberSchema,
  beginsAt: timeSchema,
  /** When its standings were final; null before that. */
  endedAt: timeSchema.nullable(),
  champions: z.array(titleHolderSchema).max(SEASON_TITLES.length),
});

/** Newest first. */
export const seasonsAnswer = z.object({ seasons: z.array(seasonSchema) });

export const seasonInput = z.strictObject({
  number: z
    .int(inputError("idInvalid"))
    .min(1, inputError("idInvalid"))
    .max(MAX_ID, inputError("idInvalid")),
});

const standingSchema = z.object({
  rank: z.int().min(1),
  /** Empty for a former player. */
  username: z.string(),
  profilePicture: z.string(),
  ...scoresSchema.shape,
});

const seasonBattleSchema = z.object({
  id: z.string(),
  at: timeSchema,
  /** Empty for a former player, and for the guard of a free factory. */
  attacker: z.string(),
  defender: z.string(),
  place: z.enum(["base", "factory"]),
  winner: z.enum(["attacker", "defender"]),
  /** Strength of both sides together. */
  strength: amountSchema,
});

export const seasonAnswer = seasonSchema.extend({
  /** The seed of its map; null until the next season has begun. */
  seed: z.string().nullable(),
  /** The first hundred players. */
  standings: z.array(standingSchema),
  /** The ten battles with the most strength. */
  battles: z.array(seasonBattleSchema),
});

export type CurrentSeasonFacts = z.infer<typeof currentSeasonAnswer>;
export type OwnSeason = z.infer<typeof ownSeasonAnswer>;
export type SeasonScores = z.infer<typeof scoresSchema>;
export type SeasonsAnswer = z.infer<typeof seasonsAnswer>;
export type SeasonAnswer = z.infer<typeof seasonAnswer>;
