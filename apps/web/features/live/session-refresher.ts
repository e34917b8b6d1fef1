import { throttle } from "../../lib/throttle.ts";

/** Minimum time between two refetches, in milliseconds. */
export const REFRESH_PAUSE_MS = 10_000;

/**
 * Refetches when the player returns to the page, until closed. Call `refresh` after a reconnect.
 */
export function createSessionRefresher(refetch: () => Promise<unknown>) {
  let closed = false;
  const requestRefresh = throttle(async () => {
    // Ignore failures: the connection banner shows them.
    if (!closed) await refetch().catch(() => undefined);
  }, REFRESH_PAUSE_MS);
  const refresh = () => void requestRefresh();
  const onVisible = () => {
    if (document.visibilityState === "visible") refresh();
  };
  window.addEventListener("focus", refresh);
  document.addEventListener("visibilitychange", onVisible);
  return {
    refresh,
    close() {
      closed = true;
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}
