const HEALTH_PATH = "/healthz";
const PROBE_EVERY_MS = 3_000;

/** Whether the server responds and is healthy. */
export async function isServerHealthy(): Promise<boolean> {
  try {
    return (await fetch(HEALTH_PATH, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls `probe` regularly, and whenever the browser is online again, until the returned
 * function is called.
 */
export function repeatProbe(probe: () => unknown): () => void {
  const timer = setInterval(probe, PROBE_EVERY_MS);
  window.addEventListener("online", probe);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", probe);
  };
}
