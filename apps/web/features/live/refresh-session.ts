/** The session asked again where the socket may not have said everything. */
import { paced } from "../../lib/paced.ts";

/** Shortest time between two askings, in milliseconds. */
export const REFRESH_PAUSE_MS = 10_000;

/** Asks when the player comes back to the page, until closed; `ask` is for after a lost connection. */
export function refreshSession(refetch: () => Promise<unknown>) {
  let closed = false;
  const askPaced = paced(async () => {
    // A failure is no news: the connection's own banner says it.
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
