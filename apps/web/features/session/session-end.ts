/** When the session of this page ends, as far as the page knows. */
import { type LoginPayload, SESSION_IDLE_SECONDS } from "@emberlode/contract";
import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";

/** A session that outlives its display cookies names its end (ISO 8601, the server's clock). */
interface NamesItsEnd {
  session?: { endsAt?: string };
}

/** Display cookies are not renewed with each answer, so they may end this much early, in milliseconds. */
const EARLY_MS = 5 * 60_000;

/** End of the session in the browser's time; an answer keeps it for another idle hour at least. */
export function sessionEnd(
  lastContact: number,
  payload: (LoginPayload & NamesItsEnd) | undefined,
): number {
  const byIdling = lastContact + SESSION_IDLE_SECONDS * 1000;
  const named = payload?.session?.endsAt;
  if (named === undefined) return byIdling;
  return Math.max(byIdling, Date.parse(named) - serverNow() + Date.now());
}

/** Whether the cookies only ran out by their age while the session goes on; the next answer brings them back. */
export function outlivesCookies(lastContact: number | null, queries: QueryClient): boolean {
  if (lastContact === null) return false;
  const ranOut = lastContact + SESSION_IDLE_SECONDS * 1000 - EARLY_MS;
  if (Date.now() < ranOut) return false;
  const key = getQueryKey(trpc.user.session, undefined, "query");
  return Date.now() < sessionEnd(lastContact, queries.getQueryData<LoginPayload>(key));
}
