/** A click on a notification, as the service worker passes it on to the page that is open. */
import { pathToOpen } from "../../lib/open-path.ts";

/** Goes where notifications lead until the returned function is called, and answers that it did. */
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
