import type { Logger } from "pino";
import type { RunningServer } from "./start-server.ts";

/** Longest time for a stop after an unexpected error, in milliseconds. */
const CRASH_STOP_MS = 5_000;
/** One Ctrl-C may arrive twice, from the terminal and npm; within this time it counts once. */
export const SAME_SIGNAL_MS = 500;

type Starting = Promise<Pick<RunningServer, "stop">>;

/**
 * The first signal stops the server cleanly (exit 0), or aborts a start that still waits for its
 * database; a second one after `SAME_SIGNAL_MS` ends it immediately.
 */
export function stopOnSignals(starting: Starting, log: Logger, abortStart: AbortController): void {
  let firstSignalAt: number | null = null;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (firstSignalAt !== null) {
      if (performance.now() - firstSignalAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstSignalAt = performance.now();
    console.log(`Stopping (${signal}); press Ctrl-C again to stop immediately.`);
    abortStart.abort();
    try {
      const server = await starting;
      await server.stop();
      process.exit(0);
    } catch (err) {
      log.error({ err }, "clean shutdown failed");
      process.exit(1);
    }
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

/** After a bug the state in memory cannot be trusted: stops the database and exits with 1. */
export function exitOnUnexpectedErrors(starting: Starting, log: Logger): void {
  let ending = false;
  const end = async (err: unknown) => {
    log.fatal({ err }, "unexpected error, shutting down");
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), CRASH_STOP_MS).unref();
    await starting.then((server) => server.stop()).catch(() => {});
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}
