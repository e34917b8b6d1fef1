/** Counts swings in brightness, following WCAG 2.3.1. */

/** Mean relative luminance (0..1) of what a page showed from `at` on, in seconds. */
export interface LuminanceSample {
  at: number;
  luminance: number;
}

/** From this share of the brighter value on, a change counts as a swing. */
const SWING_SHARE = 0.1;
/** Smaller changes never count, such as the letters of a title on a picture at night. */
const MIN_CHANGE = 0.01;

/** Whether a change of brightness is a swing; WCAG itself requires 0.1 of full white. */
function isSwing(darker: number, brighter: number): boolean {
  return brighter - darker >= Math.max(MIN_CHANGE, brighter * SWING_SHARE);
}

/** The times of the swings; a run in one direction is a single swing, however long. */
export function swingTimes(samples: readonly LuminanceSample[]): number[] {
  const times: number[] = [];
  let direction: "up" | "down" | "none" = "none";
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const { at, luminance } of samples) {
    low = Math.min(low, luminance);
    high = Math.max(high, luminance);
    const falls: boolean = direction !== "down" && isSwing(luminance, high);
    const rises: boolean = direction !== "up" && isSwing(low, luminance);
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
