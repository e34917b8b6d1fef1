/** Statistics for tests of weighted rolls. */

/** Number of draws per test: 20,000, or 100,000 with FULL=1. */
export const DRAWS = process.env.FULL === "1" ? 100_000 : 20_000;

/** Distance of a count out of `n` draws from probability `p` (0..1), in standard deviations. */
export function sigmas(count: number, n: number, p: number): number {
  return Math.abs(count - n * p) / Math.sqrt(n * p * (1 - p));
}

/** How often each value was drawn. */
export function tally<T>(n: number, draw: () => T): Map<T, number> {
  const counts = new Map<T, number>();
  for (let i = 0; i < n; i++) {
    const value = draw();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
