/** Numbers of the season's renown (rules §17). */

/** Where renown comes from. */
export const RENOWN_SOURCES = ["holding", "raiding", "exploring", "strength"] as const;
export type RenownSource = (typeof RENOWN_SOURCES)[number];

/** Asymptote of a source's daily score, in points. */
export const MAX_SOURCE_SCORE = 120;

/** Raw value of a day that scores half of `MAX_SOURCE_SCORE`. */
export const HALF_SCORE_AT: Readonly<Record<RenownSource, number>> = {
  holding: 200,
  raiding: 20_000,
  exploring: 90,
  strength: 1_000,
};

/** Divisors of a day's scores: the best one counts in full, the others as 1/2, 1/4 and 1/8. */
export const SCORE_DIVISORS = [1, 2, 4, 8] as const;

/** Raw value of a relic, and of a find while rested. */
export const EXPLORING_VALUES = { relic: 30, find: 1 } as const;

/** A day's net loot counts only above the highest of this many days before. */
export const LOOT_HIGH_DAYS = 14;
