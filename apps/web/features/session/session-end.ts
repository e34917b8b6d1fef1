/** When the session of this page ends, as far as the page knows. */
import { DISPLAY_COOKIE_SECONDS, type LoginPayload } from "@emberlode/contract";
import type { QueryClient } from "@tanstack/react-query";
import { SESSION_KEY } from "./apply-status.ts";

/** Display cookies are not renewed with each answer, so they may end this much early, in milliseconds. */
const EARLY_MS = 5 * 60_000;

/** How long the session lasts after an answer, in milliseconds; a usual one as long as its display cookies. */
function idleMs(payload: Pick<LoginPayload, "idleSeconds"> | undefined): number {
  return (payload?.idleSeconds ?? DISPLAY_COOKIE_SECONDS) * 1000;
}

/** End of the session in the browser's time, when no call is made until then. */
export function sessionEnd(
  lastContact: number,
  payload: Pick<LoginPayload, "idleSeconds"> | undefined,
): number {
  return lastContact + idleMs(payload);
}

/** Whether the cookies only ran out by their age while the session goes on; the next answer brings them back. */
export function outlivesCookies(lastContact: number | null, queries: QueryClient): boolean {
  if (lastContact === null) return false;
  const ranOut = lastContact + DISPLAY_COOKIE_SECONDS * 1000 - EARLY_MS;
  if (Date.now() < ranOut) return false;
  return Date.now() < sessionEnd(lastContact, queries.getQueryData<LoginPayload>(SESSION_KEY));
}
