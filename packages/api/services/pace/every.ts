/** Work that repeats while the process runs. */
import type { Log } from "../log.ts";

/** Ends a repeating job; resolves when a run under way is over. */
export type StopJob = () => Promise<void>;

/**
 * Runs `work` every `intervalMs` (real time), never twice at once. A failure is logged and does not
 * end the job; a lost database is only one line, since the next run tries again.
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
    plan();
  };
  const plan = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, intervalMs);
    timer.unref();
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
