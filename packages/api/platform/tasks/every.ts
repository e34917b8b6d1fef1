/** Jobs that repeat while the process runs. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";

/** Stops a job; resolves when its current run is over. */
export type StopJob = () => Promise<void>;

/**
 * Runs `work` every `intervalMs` (real time), never concurrently. A failure is logged and does not
 * end the job: the next run retries.
 */
export function every(
  intervalMs: number,
  name: string,
  work: () => Promise<void>,
  log: Log,
): StopJob {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    try {
      await work();
    } catch (err) {
      log.warn({ err, job: name }, "a job failed and will run again");
    }
    scheduleNext();
  };
  const scheduleNext = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, intervalMs);
    timer.unref();
  };
  scheduleNext();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Waits for a promise, at most this long (milliseconds). The work itself continues. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timeout = new AbortController();
  await Promise.race([work, sleep(ms, null, { signal: timeout.signal }).catch(() => null)]);
  timeout.abort();
}
