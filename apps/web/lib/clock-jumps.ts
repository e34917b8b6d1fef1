/**
 * Detects jumps of the device's clock: it was set, or the device slept while `performance.now` was
 * paused.
 */

/** How often the clocks are compared, in milliseconds. */
const POLL_MS = 1_000;
/** A larger difference between two comparisons is a jump, in milliseconds. */
const JUMP_MS = 2_000;

/** Difference between the device's clock and the monotonic one. */
const clockOffset = (): number => Date.now() - performance.now();

/** Calls `onJump` after each jump, until the returned function is called. */
export function followClockJumps(onJump: () => void): () => void {
  let last = clockOffset();
  const check = () => {
    const now = clockOffset();
    const hasJumped = Math.abs(now - last) > JUMP_MS;
    last = now;
    if (hasJumped) onJump();
  };
  const timer = setInterval(check, POLL_MS);
  // Timers of hidden pages are throttled.
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
