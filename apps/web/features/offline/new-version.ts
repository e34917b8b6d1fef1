/** Registers the service worker once the page is idle, and reports new builds. */

import { askBuild } from "../../lib/served-build.ts";

const WORKER = "/sw.js";
/** Minimum time between checks for a new build, in milliseconds. */
const ASK_EVERY_MS = 30 * 60_000;
/** Without `requestIdleCallback`, the page counts as idle after this long, in milliseconds. */
const IDLE_MS = 3_000;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work, { timeout: IDLE_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, IDLE_MS);
  return () => clearTimeout(timer);
}

/** Registers the service worker; calls `onNew` when the server has a newer build than this page. */
export function followVersion(onNew: () => void): () => void {
  // Service workers require https.
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
    // Ignore a failure: the next check retries.
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
