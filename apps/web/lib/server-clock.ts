/** An estimate of the server's clock, so that countdowns do not rely on the device's. */
let offset = 0;
let lastTime = "";
/** Whether the offset is exact: set by `setServerTime` since the device's clock last jumped. */
let isExact = false;

/** A `Date` header has no milliseconds, so it is this far behind on average. */
const TRUNCATED_MS = 500;
/** Smaller differences from a `Date` header are ignored, in milliseconds. */
const TOLERANCE_MS = 1_500;

/** The estimated server clock can be ahead by up to this, in milliseconds. */
export const MAX_LEAD_MS = TRUNCATED_MS + TOLERANCE_MS;

/** Sets the clock from the time in an answer (ISO 8601). A repeated time is ignored as stale. */
export function setServerTime(iso: string): void {
  const time = Date.parse(iso);
  if (iso === lastTime || !Number.isFinite(time)) return;
  lastTime = iso;
  offset = time - Date.now();
  isExact = true;
}

/**
 * Sets the clock from the `Date` header of an answer (null if it has none), unless the exact time
 * is known.
 */
export function setServerDate(date: string | null): void {
  const difference = Date.parse(date ?? "") + TRUNCATED_MS - serverNow();
  if (!isExact && Math.abs(difference) > TOLERANCE_MS) offset += difference;
}

/** Call after the device's clock jumped: the next answer corrects the server time. */
export function invalidateServerTime(): void {
  isExact = false;
}

/** Milliseconds since the Unix epoch on the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}
