/** When the page last reloaded itself, in this tab. */
const KEY = "emberlode:reloaded";
/** A page that is still broken right after its reload says so instead of loading over and over. */
const PAUSE_MS = 60_000;
const HEALTH_PATH = "/healthz";

async function reload(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PAUSE_MS) return;
  const { ok } = await fetch(HEALTH_PATH, { cache: "no-store" });
  if (!ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}

/**
 * A page from before an update asks for parts that the server no longer has; the game itself is safe
 * there, so the page is loaded anew. Without a connection it stays.
 */
export function reloadWhenStale(): void {
  window.addEventListener("vite:preloadError", () => {
    reload().catch(() => undefined);
  });
}
