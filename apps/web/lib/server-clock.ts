/** An estimate of the server's clock, so that countdowns do not rely on the device's. */
let offset = 0;
let taken = "";
/** Whether the offset is exact: set by `setServerTime` since the device's clock last jumped. */
let isExact = false;

/** A `Date` header has no milliseconds, so it is this far behind on average. */
const LEFT_OUT_MS = 500;
/** Smaller differences from a `Date` header are ignored, in milliseconds. */
const NEAR_MS = 1_500;

/** Sets the clock from the time in an answer (ISO 8601). A repeated time is ignored as stale. */
export function setServerTime(iso: string): void {
  const time = Date.parse(iso);
  if (iso === taken || !Number.isFinite(time)) return;
  taken = iso;
  offset = time - Date.now();
  isExact = true;
}

/** Sets the clock from the `Date` header of an answer (null for none), unless the exact time is known. */
export function setServerDate(date: string | null): void {
  const off = Date.parse(date ?? "") + LEFT_OUT_MS - serverNow();
  if (!isExact && Math.abs(off) > NEAR_MS) offset += off;
}

/** Call after the device's clock jumped: the next answer corrects the server time. */
export function doubtServerTime(): void {
  isExact = false;
}

/** Milliseconds since the Unix epoch on the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * Detects jumps of the device's clock: it was set, or the device slept while `performance.now` was
 * paused.
 */

/** How often the clocks are compared, in milliseconds. */
const LOOK_MS = 1_000;
/** A larger difference between two comparisons is a jump, in milliseconds. */
const JUMP_MS = 2_000;

/** Difference between the device's clock and the monotonic one. */
const apart = (): number => Date.now() - performance.now();

/** Calls `onJump` after each jump, until the returned function is called. */
export function followClockJumps(onJump: () => void): () => void {
  let last = apart();
  const check = () => {
    const now = apart();
    const hasJumped = Math.abs(now - last) > JUMP_MS;
    last = now;
    if (hasJumped) onJump();
  };
  const timer = setInterval(check, LOOK_MS);
  // Timers of hidden pages are throttled.
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
