/** Restarts the embedded Postgres when it ends unexpectedly. */
import { setTimeout as sleep } from "node:timers/promises";
import type { EmbeddedLog } from "./postgres-log.ts";
import type { Postmaster } from "./process.ts";

/** The current Postgres, and whether to keep it running. */
export interface RunState {
  current: Postmaster;
  readonly stopping: AbortController;
}

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 5000;
/** The first failed starts may be caused by old backends that are still exiting. */
const FIRST_LOGGED_FAILURE = 3;
const FAILURES_PER_LOG_LINE = 12;

const pauseAfter = (failures: number) =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));

/** Retries until it runs; null if stopped before that. */
async function startAgain(
  signal: AbortSignal,
  restart: () => Promise<Postmaster>,
  log: EmbeddedLog,
): Promise<Postmaster | null> {
  for (let failures = 0; ; ) {
    await sleep(pauseAfter(failures), undefined, { ref: false, signal }).catch(() => {});
    if (signal.aborted) return null;
    try {
      return await restart();
    } catch (error) {
      failures += 1;
      if (signal.aborted) return null;
      if (failures === FIRST_LOGGED_FAILURE || failures % FAILURES_PER_LOG_LINE === 0) {
        const reason = error instanceof Error ? error.message : String(error);
        log.error({ failures, reason }, "the database does not start again; still trying");
      }
    }
  }
}

/** Restarts Postgres when it ends unexpectedly, with a growing pause, and logs it. */
export async function keepRunning(
  state: RunState,
  restart: () => Promise<Postmaster>,
  log: EmbeddedLog,
): Promise<void> {
  const { signal } = state.stopping;
  for (;;) {
    const { how, output } = await state.current.ended;
    if (signal.aborted) return;
    const ended = performance.now();
    log.error({ pid: state.current.pid, how, output }, "the database ended unexpectedly");
    const next = await startAgain(signal, restart, log);
    if (next === null) return;
    state.current = next;
    if (signal.aborted) return await next.stop();
    const seconds = Math.round(performance.now() - ended) / 1000;
    log.info({ pid: next.pid, seconds }, "the database runs again");
  }
}
