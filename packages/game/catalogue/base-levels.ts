/** Bases from level 1 to 10: their slots and the price of the next level (spec §9, rules §10). */

/** The last level of a base (spec §4, §9). */
export const MAX_BASE_LEVEL = 10;

const upgradeCosts = [
  1000, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000, 1000000,
] as const;

const slots = [2000, 4000, 8000, 15000, 30000, 60000, 120000, 250000, 500000, 1000000] as const;

/** The spec's ten upgrade prices, charged in both metal and energy. The tenth is never charged. */
export const BASE_UPGRADE_COSTS: readonly number[] = upgradeCosts;

/** Slots of a base by level, index 0 for level 1 (rules §10). */
export const BASE_SLOTS: readonly number[] = slots;

/** Slots of a base of this level, 1..10; other levels are clamped. */
export function baseSlots(level: number): number {
  return BASE_SLOTS[Math.min(Math.max(level, 1), MAX_BASE_LEVEL) - 1] ?? 0;
}

/**
 * Price of upgrading a base from `level` (1..9) to the next, charged in both metal and energy; null
 * at level 10 (rules §10).
 */
export function baseUpgradeCost(level: number): number | null {
  return level >= MAX_BASE_LEVEL ? null : (BASE_UPGRADE_COSTS[level - 1] ?? null);
}

/** Maximum number of plain factories for the owner of a base of this level (rules §10). */
export function maxPlainFactories(level: number): number {
  return 3 + level;
}
