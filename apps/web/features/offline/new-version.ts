/** Registers the service worker once the page is idle, and reports new builds. */

import { askBuild } from "../../lib/served-build.ts";

const WORKER = "/sw.js";
/** How often an open page checks for a new build at most, in milliseconds. */
const ASK_EVERY_MS = 30 * 60_000;
/** When the browser does not report it, the page counts as idle after this, in milliseconds. */
const IDLE_MS = 3_000;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work, { timeout: IDLE_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, IDLE_MS);
  return () => clearTimeout(timer);
}

/** Registers the build's service worker; `onNew` is called when there is a newer build than this page's. */
export function followVersion(onNew: () => void): () => void {
  // Missing on pages without https.
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let askedAt = performance.now();
  let worker: ServiceWorkerRegistration | undefined;
  const start = async () => {
    try {
      worker = await serviceWorker.register(WORKER, { updateViaCache: "none" });
    } catch (error) {
      console.info("No service worker:", error);
    }
  };
  const onTakeOver = async () => {
    if ((await askBuild())?.isOther) onNew();
  };
  const askAgain = () => {
    if (document.visibilityState === "hidden") return;
    if (performance.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = performance.now();
    // Without an answer, try again later.
    worker?.update().catch(() => undefined);
  };
  const timer = setInterval(askAgain, ASK_EVERY_MS);
  document.addEventListener("visibilitychange", askAgain);
  serviceWorker.addEventListener("controllerchange", onTakeOver);
  const cancelStart = whenIdle(() => void start());
  return () => {
    cancelStart();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", askAgain);
    serviceWorker.removeEventListener("controllerchange", onTakeOver);
  };
}
