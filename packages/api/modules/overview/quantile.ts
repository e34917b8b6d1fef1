/**
 * The value below which a share of a histogram's values are, interpolated within its bucket; null
 * if the histogram is empty. A value above the last bound counts as that bound.
 * @param counts by upper bound, the last one unbounded
 * @param share 0..1
 */
export function quantile(
  counts: readonly number[],
  bounds: readonly number[],
  share: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [at, bound] of bounds.entries()) {
    const count = counts[at] ?? 0;
    if (count > 0 && before + count >= share * total) {
      const lower = bounds[at - 1] ?? 0;
      return lower + ((share * total - before) / count) * (bound - lower);
    }
    before += count;
  }
  return bounds.at(-1) ?? null;
}
