import { GUEST, HOUR } from "@emberlode/game";
import type { QueryClient } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import { clearDisplayCookies } from "../../lib/cookies.ts";
import { deleteLastMap } from "../../lib/last-map.ts";
import { messages } from "../../lib/messages.ts";
import { resetPlayerAtoms } from "../../lib/player-atom.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { lastVisitAtom } from "./last-player-atoms.ts";
import {
  connectionLostAtom,
  cookieSeenAtom,
  lastContactAtom,
  loggedInAtom,
  loginNoticeAtom,
  menuShownAtom,
  wasBannedAtom,
} from "./session-atoms.ts";

const t = await messages("account");

/** Clears the player's state and opens the log-in page, with the reason if there is one. */
export function leave(queries: QueryClient, notice: string | null): void {
  clearDisplayCookies();
  // Keep the map while offline: the session only expired, and the map is all that can be shown.
  if (navigator.onLine && !store.get(connectionLostAtom)) deleteLastMap();
  store.set(loggedInAtom, false);
  store.set(menuShownAtom, false);
  store.set(lastContactAtom, null);
  store.set(cookieSeenAtom, null);
  resetPlayerAtoms();
  store.set(loginNoticeAtom, notice);
  store.set(wasBannedAtom, false);
  navigate("/login");
  queries.clear();
}

/** Whether the absence is long enough for guests to be removed. */
export const isGuestAwayLong = (): boolean =>
  serverNow() - store.get(lastVisitAtom).at >= GUEST.briefIdleMs;

/**
 * A message, shown once, if this browser's last player was a guest, presumably removed; else null.
 */
export function consumeGuestRemovedNotice(): string | null {
  const seen = store.get(lastVisitAtom);
  if (!seen.isGuest) return null;
  store.set(lastVisitAtom, { ...seen, isGuest: false });
  return t("guestGone", {
    brief: GUEST.briefIdleMs / HOUR,
    long: GUEST.idleMs / HOUR,
    actions: GUEST.briefActions,
  });
}
