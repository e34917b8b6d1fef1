/** Bases from level 1 to 10: what they hold and what the next level costs (spec §9, rules §10). */

/** The last level of a base (spec §4, §9). */
export const MAX_BASE_LEVEL = 10;

const upgradeCosts = [
  1000, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000, 1000000,
] as const;

const slots = [2000, 4000, 8000, 15000, 30000, 60000, 120000, 250000, 500000, 1000000] as const;

/** The spec's ten upgrade prices, each in metal and again in energy; the tenth is never charged. */
export const BASE_UPGRADE_COSTS: readonly number[] = upgradeCosts;

/** Slots of a base by level, index 0 for level 1 (rules §10). */
export const BASE_SLOTS: readonly number[] = slots;

/** Slots of a base of this level, 1..10; levels outside are taken as the nearest one. */
export function baseSlots(level: number): number {
  return BASE_SLOTS[Math.min(Math.max(level, 1), MAX_BASE_LEVEL) - 1] ?? 0;
}

/**
 * Price of upgrading a base from `level` (1..9) to the next, in metal and again in energy;
 * null at level 10 (rules §10).
 */
export function baseUpgradeCost(level: number): number | null {
  return level >= MAX_BASE_LEVEL ? null : (BASE_UPGRADE_COSTS[level - 1] ?? null);
}

/** Most plain factories that the owner of a base of this level can hold (rules §10). */
export function maxPlainFactories(level: number): number {
  return 3 + level;
}

/**
 * Small factories, of at most this many slots: for bases of at most this level, so many a player
 * (rules §10).
 */
export const STARTER_FACTORY = { maxSlots: 900, maxBaseLevel: 3, perPlayer: 2 } as const;

/** Whether a factory of so many slots is a small one (rules §10). */
export function isSmallFactory(slots: number): boolean {
  return slots <= STARTER_FACTORY.maxSlots;
}

/** Slots that a factory field can have (rules §1). */
export const FACTORY_SLOTS = { min: 500, max: 2500, step: 100 } as const;

/** How many larger ones of these factories are to be lowered, so that half of all are small (rules §10). */
export function smallLacking(factories: readonly { slots: number }[]): number {
  const small = factories.filter(({ slots }) => isSmallFactory(slots)).length;
  return Math.max(0, Math.ceil(factories.length / 2) - small);
}
