import type { QueryClient } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import { clearDisplayCookies } from "../../lib/cookies.ts";
import { forgetLastMap } from "../../lib/forget-last-map.ts";
import { store } from "../../lib/store.ts";
import { pendingAbandonsAtom } from "../factories/pending-abandons-atom.ts";
import { popupAtom } from "../ui/popup-atom.ts";
import {
  connectionLostAtom,
  cookieSeenAtom,
  lastContactAtom,
  loggedInAtom,
  loginNoticeAtom,
  menuShownAtom,
} from "./session-atoms.ts";

/** Clears the player's state and opens the log-in page, with the reason if there is one. */
export function leave(queries: QueryClient, notice: string | null): void {
  clearDisplayCookies();
  // Keep the map while offline: the session only expired, and the map is all that can be shown.
  if (navigator.onLine && !store.get(connectionLostAtom)) forgetLastMap();
  store.set(loggedInAtom, false);
  store.set(menuShownAtom, false);
  store.set(lastContactAtom, null);
  store.set(cookieSeenAtom, null);
  store.set(pendingAbandonsAtom, []);
  // Close the previous player's dialogs.
  store.set(popupAtom, null);
  store.set(loginNoticeAtom, notice);
  navigate("/login");
  queries.clear();
}
