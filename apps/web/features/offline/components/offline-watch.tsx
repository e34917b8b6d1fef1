import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { cookieUsername } from "../../../lib/cookies.ts";
import { store } from "../../../lib/store.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { versionReadyAtom } from "../atoms/version-atoms.ts";
import { followNotifications } from "../follow-notifications.ts";
import { followVersion } from "../new-version.ts";
import { watchLastMap } from "../watch-last-map.ts";

/** Another tab may have logged out, or in as another player: then the cookie already shows it. */
const isTheirs = (username: string) => store.get(loggedInAtom) && cookieUsername() === username;

/** Prepares for offline use while a player is logged in; renders nothing. */
export default function OfflineWatch() {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const setPopup = useSetAtom(popupAtom);
  const setVersionReady = useSetAtom(versionReadyAtom);
  useEffect(() => watchLastMap(queries, isTheirs), [queries]);
  useEffect(() => {
    if (import.meta.env.PROD) return followVersion(() => setVersionReady(true));
  }, [setVersionReady]);
  useEffect(
    () =>
      followNotifications((path) => {
        // It would cover the target page.
        setPopup(null);
        go(path);
      }),
    [go, setPopup],
  );
  return null;
}
