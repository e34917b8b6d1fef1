const HEALTH_PATH = "/healthz";

/** Whether the server answers at all, and well. */
export async function isServerWell(): Promise<boolean> {
  try {
    return (await fetch(HEALTH_PATH, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
