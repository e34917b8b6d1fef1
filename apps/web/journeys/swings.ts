/** Counting of swings in brightness, as WCAG 2.3.1 worries about them. */

/** Mean relative luminance (0..1) of what a page showed from `at` on, in seconds. */
export interface LuminanceSample {
  at: number;
  luminance: number;
}

/** From this share of the brighter value on, a change counts as a swing. */
const SWING_SHARE = 0.1;

/** When each swing happened: a run in one direction is one swing, however long. */
export function swingTimes(samples: readonly LuminanceSample[]): number[] {
  const times: number[] = [];
  let direction: "up" | "down" | "none" = "none";
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const { at, luminance } of samples) {
    low = Math.min(low, luminance);
    high = Math.max(high, luminance);
    const falls: boolean = direction !== "down" && luminance <= high * (1 - SWING_SHARE);
    const rises: boolean = direction !== "up" && low <= luminance * (1 - SWING_SHARE);
    if (!falls && !rises) continue;
    direction = falls ? "down" : "up";
    times.push(at);
    low = luminance;
    high = luminance;
  }
  return times;
}

/** The most swings within any one second. */
export function mostPerSecond(times: readonly number[]): number {
  const within = (from: number) => times.filter((at) => at >= from && at < from + 1).length;
  return Math.max(0, ...times.map(within));
}
