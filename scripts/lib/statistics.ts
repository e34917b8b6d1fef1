/** Medians and percentiles of a list of numbers, in any order. */

/**
 * The value that a share of the values don't exceed, without interpolation; null for an empty list.
 * @param share 0..1
 */
export function percentile(values: ArrayLike<number>, share: number): number | null {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** The middle value; of an even number of values, the lower of the two in the middle. */
export const median = (values: ArrayLike<number>): number | null => percentile(values, 0.5);
