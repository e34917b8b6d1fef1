/**
 * When the page's session ends, as far as the page knows. Elapsed time is measured with
 * `performance.now`, which can't be set; browsers expire cookies by the device's clock, which can.
 */
import { DISPLAY_COOKIE_SECONDS, type LoginPayload } from "@emberlode/contract";
import type { QueryClient } from "@tanstack/react-query";
import { SESSION_KEY } from "./apply-status.ts";

/** Display cookies are not renewed with each answer, so they may end this much earlier, in milliseconds. */
const EARLY_MS = 5 * 60_000;

/**
 * How long the session lasts after an answer, in milliseconds; a normal one lasts as long as its display
 * cookies.
 */
function idleMs(payload: Pick<LoginPayload, "idleSeconds"> | undefined): number {
  return (payload?.idleSeconds ?? DISPLAY_COOKIE_SECONDS) * 1000;
}

/** End of the session by `performance.now`, if no call is made until then. */
export function sessionEnd(
  lastContact: number,
  payload: Pick<LoginPayload, "idleSeconds"> | undefined,
): number {
  return lastContact + idleMs(payload);
}

interface Contact {
  /** `performance.now` of the last answer. */
  lastContact: number | null;
  /** `Date.now` of the last answer with the cookies set. */
  cookieSeen: number | null;
}

/** Whether only the cookies expired while the session may continue; querying the session restores them. */
export function outlivesCookies(
  { lastContact, cookieSeen }: Contact,
  queries: QueryClient,
): boolean {
  if (lastContact === null || cookieSeen === null) return false;
  const ranOut = cookieSeen + DISPLAY_COOKIE_SECONDS * 1000 - EARLY_MS;
  if (Date.now() < ranOut) return false;
  const payload = queries.getQueryData<LoginPayload>(SESSION_KEY);
  return performance.now() < sessionEnd(lastContact, payload);
}
