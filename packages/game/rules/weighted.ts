/** Weighted random choice (rules §6, §7). */
import type { Random } from "../random.ts";

/**
 * Picks an index with a probability proportional to its weight. Weights are integers of at least 0
 * with a sum of at least 1. Draws one integer.
 */
export function weightedIndex(weights: readonly number[], random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let remainingWeight = random.int(1, total);
  return weights.findIndex((weight) => {
    remainingWeight -= weight;
    return remainingWeight <= 0;
  });
}

/** Picks a key of a weight table, in table order. Draws one integer. */
export function weightedKey<Key extends string>(
  weights: Readonly<Record<Key, number>>,
  random: Random,
): Key {
  const keys = Object.keys(weights) as Key[];
  const key =
    keys[
      weightedIndex(
        keys.map((k) => weights[k]),
        random,
      )
    ];
  if (key === undefined) throw new RangeError("Cannot choose from no weights.");
  return key;
}
