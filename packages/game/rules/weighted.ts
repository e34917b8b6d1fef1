/** Choosing among things of different weight (rules §6, §7). */
import type { Random } from "../random.ts";

/**
 * The index of one weight, each as likely as its share of the sum. Weights are integers of at
 * least 0 with a sum of at least 1; one integer is drawn.
 */
export function weightedIndex(weights: readonly number[], random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = random.int(1, total);
  return weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
}

/** One of the keys of a table of weights, in the table's order; one integer is drawn. */
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
