import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { cookieUsername } from "../../lib/cookies.ts";
import { pathToOpen } from "../../lib/open-path.ts";
import { store } from "../../lib/store.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { popupAtom } from "../ui/popup-atom.ts";
import { followVersion } from "./new-version.ts";
import { versionReadyAtom } from "./version-atoms.ts";
import { watchLastMap } from "./watch-last-map.ts";

/** Follows links of notifications and confirms each, until the returned function is called. */
export function followNotifications(go: (path: string) => void): () => void {
  // Service workers require https.
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const onMessage = ({ data, ports }: MessageEvent) => {
    const path = pathToOpen(data);
    if (path === null) return;
    const { pathname, search, hash } = window.location;
    if (path !== pathname + search + hash) go(path);
    ports[0]?.postMessage(true);
  };
  serviceWorker.addEventListener("message", onMessage);
  return () => serviceWorker.removeEventListener("message", onMessage);
}

/** Another tab may have logged out or in as another player, which only the cookie shows. */
const isTheirs = (username: string) => store.get(loggedInAtom) && cookieUsername() === username;

/** Stores the map and follows notifications while a player is logged in; renders nothing. */
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
        // A dialog would cover the target page.
        setPopup(null);
        go(path);
      }),
    [go, setPopup],
  );
  return null;
}
