const HEALTH_PATH = "/healthz";

/** Whether the server responds and is healthy. */
export async function isServerWell(): Promise<boolean> {
  try {
    return (await fetch(HEALTH_PATH, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
