import { setTimeout as sleep } from "node:timers/promises";

/** Waits for a promise, up to a time (milliseconds); the work itself goes on. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, sleep(ms, null, over).catch(() => null)]);
  over.abort();
}
