/** A rate-limited log line, for events that may occur thousands of times a second. */
import type { Services } from "@emberlode/api";

const EVERY_MS = 60_000;

/** Logs the first immediately, then at most one a minute with the count since the last. */
export function createRareLine({ log }: Pick<Services, "log">, text: string) {
  let saidAt = Number.NEGATIVE_INFINITY;
  let times = 0;
  return (facts: object): void => {
    times += 1;
    const now = performance.now();
    if (now - saidAt < EVERY_MS) return;
    log.warn({ ...facts, times }, text);
    saidAt = now;
    times = 0;
  };
}
