/** The server's clock as the browser knows it, so that countdowns do not trust the player's own. */
let offset = 0;
let taken = "";

/** Takes over the time that the server gave with an answer (ISO 8601); an answer counts once. */
export function setServerTime(iso: string): void {
  const time = Date.parse(iso);
  if (iso === taken || !Number.isFinite(time)) return;
  taken = iso;
  offset = time - Date.now();
}

/** Milliseconds since the Unix epoch on the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}
