/** Handles a click on a notification, passed on by the service worker to the open page. */
import { pathToOpen } from "../../lib/open-path.ts";

/** Follows the links of notifications until the returned function is called, and confirms each. */
export function followNotifications(go: (path: string) => void): () => void {
  // Missing on pages without https.
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
