/**
 * Returning to the team's pages after logging in. They are another app, so the browser has to load
 * them.
 */

/** In place of the page's own origin. */
const BASE = "https://own.invalid";
const STAFF_PATH = /^\/admin(?:\/|$)/;

/**
 * The page below `/admin` in the `?next=` of an address; null if it is missing or any other path.
 */
export function staffPathIn(search: string): string | null {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !URL.canParse(next, BASE)) return null;
  // Checked as the browser reads it: without `..`, tabs, and hosts after `//` or `/\\`.
  const url = new URL(next, BASE);
  const isOwn = url.origin === BASE && STAFF_PATH.test(url.pathname);
  return isOwn && next.startsWith("/") ? `${url.pathname}${url.search}` : null;
}

/** The log-in that leads back to a page of the team. */
export const loginPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  `/login?next=${encodeURIComponent(`${pathname}${search}`)}`;
