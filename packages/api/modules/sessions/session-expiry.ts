/** When sessions end, with a clock that may run faster than real time. */
import { SECOND, type SessionKind, sessionEnd } from "@emberlode/game";

/** @param pace how many times as fast the clock runs as real time; sessions last in real time */
export function createExpiry(pace: number) {
  return {
    /** When a session expires by the clock. */
    endOf(kind: SessionKind, createdAt: number, now: number): number {
      const realCreatedAt = now - (now - createdAt) / pace;
      return now + pace * (sessionEnd(kind, realCreatedAt, now) - now);
    },
    /** Real seconds until this time of the clock, for cookies. */
    secondsUntil: (end: number, now: number): number =>
      Math.max(0, Math.floor((end - now) / pace / SECOND)),
  };
}
