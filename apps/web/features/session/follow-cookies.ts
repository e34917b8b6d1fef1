/** Follows the display cookies, so that changes show without a reload (spec §6). */
import type { QueryClient } from "@tanstack/react-query";
import { onCookieChange } from "../../lib/browser-storage.ts";
import { hasLoggedInCookie, userCookie } from "../../lib/cookies.ts";
import { deleteLastMap } from "../../lib/last-map.ts";
import { messages } from "../../lib/messages.ts";
import { store } from "../../lib/store.ts";
import { consumeGuestRemovedNotice, isGuestAwayLong, leave } from "./leave.ts";
import {
  cookieSeenAtom,
  lastContactAtom,
  loggedInAtom,
  loginNoticeAtom,
  menuShownAtom,
  outlivesCookies,
} from "./session-atoms.ts";

const t = await messages("account");

/** Polling interval for browsers without change events, in milliseconds. */
const POLL_MS = 1_000;
/** Events that may precede an action, or a return to the page. */
const CHECK_EVENTS = ["pointerdown", "keydown", "focus"] as const;

/** Whether actions are allowed: the `user` cookie exists, or the session outlives it. */
export function mayAct(queries: QueryClient): boolean {
  if (userCookie() !== null) return true;
  const [lastContact, cookieSeen] = [store.get(lastContactAtom), store.get(cookieSeenAtom)];
  return outlivesCookies({ lastContact, cookieSeen }, queries);
}

/** Follows the cookies until the returned function is called. */
export function followCookies(queries: QueryClient): () => void {
  let last = userCookie();
  // The page started without a session: the player of the stored map is gone.
  if (last === null && !store.get(loggedInAtom)) {
    deleteLastMap();
    const notice = isGuestAwayLong() ? consumeGuestRemovedNotice() : null;
    if (notice !== null) store.set(loginNoticeAtom, notice);
  }
  const check = () => {
    const now = userCookie();
    if (now === null && store.get(loggedInAtom)) {
      if (!mayAct(queries)) leave(queries, t("cookieGone"));
      return;
    }
    store.set(menuShownAtom, hasLoggedInCookie());
    store.set(loggedInAtom, now !== null);
    // Another tab may have logged in another player, or changed the profile.
    if (now !== null && last !== null && now !== last) void queries.invalidateQueries();
    last = now;
  };
  const timer = setInterval(check, POLL_MS);
  for (const event of CHECK_EVENTS) window.addEventListener(event, check, { capture: true });
  // The timer covers browsers without events.
  const stopChanges = onCookieChange(check);
  check();
  return () => {
    clearInterval(timer);
    for (const event of CHECK_EVENTS) window.removeEventListener(event, check, { capture: true });
    stopChanges();
  };
}
