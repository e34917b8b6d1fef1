// @ts-check
/** A killed npm cannot notify the process that it started, so the process checks for itself. */

const POLL_MS = 250;

/** Sends this process a SIGTERM when the npm that started it is gone. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}
