/** The clock of usecases; tests set it. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. */
  now(): number;
}

/** Whether a value read at `readAt` may still be used; false if the clock was set back since. */
export function isFresh(readAt: number, now: number, freshMs: number): boolean {
  return readAt <= now && now - readAt < freshMs;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601, UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

export const isoTimeOrNull = (time: number | null): string | null =>
  time === null ? null : isoTime(time);
