/** Numbers of the season's renown (rules §17). */

/** Where renown comes from. */
export const RENOWN_SOURCES = ["holding", "raiding", "exploring", "strength"] as const;
export type RenownSource = (typeof RENOWN_SOURCES)[number];

/** The most that a source can come close to, in points. */
export const RENOWN_TOP = 120;

/** The raw value of a day that gives half of it. */
export const RENOWN_HALF: Readonly<Record<RenownSource, number>> = {
  holding: 200,
  raiding: 20_000,
  exploring: 90,
  strength: 1_000,
};

/** Parts of the best, second, third and fourth score of a day: one in so many. */
export const RENOWN_PARTS = [1, 2, 4, 8] as const;

/** Raw value of a relic, and of a find while rested. */
export const EXPLORING_VALUES = { relic: 30, find: 1 } as const;

/** A day's net loot counts above the highest of so many days before. */
export const LOOT_HIGH_DAYS = 14;
