/** Refetches the session where socket events may have been missed. */
import { paced } from "../../lib/paced.ts";

/** Shortest time between two refetches, in milliseconds. */
export const REFRESH_PAUSE_MS = 10_000;

/** Refetches when the player returns to the page, until closed; call `ask` after a lost connection. */
export function refreshSession(refetch: () => Promise<unknown>) {
  let closed = false;
  const askPaced = paced(async () => {
    // Ignore a failure: the connection's own banner shows it.
    if (!closed) await refetch().catch(() => undefined);
  }, REFRESH_PAUSE_MS);
  const ask = () => void askPaced();
  const onVisible = () => {
    if (document.visibilityState === "visible") ask();
  };
  window.addEventListener("focus", ask);
  document.addEventListener("visibilitychange", onVisible);
  return {
    ask,
    close() {
      closed = true;
      window.removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}
