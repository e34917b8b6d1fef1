/** The service worker as the page sees it: it begins when the page is done, and says when a new build came. */

const WORKER = "/sw.js";
const PAGE = "/page.html";
const HASHED_FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;
/** A page that stays open asks for a new build this often at most, in milliseconds. */
const ASK_EVERY_MS = 30 * 60_000;
/** Without a word from the browser the page counts as idle after this, in milliseconds. */
const IDLE_MS = 3_000;

/** Whether a page as the server has it now needs files that this one was not made of. */
export function isOtherBuild(html: string, page: ParentNode): boolean {
  const named = [...page.querySelectorAll("[src], link[href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
  return [...html.matchAll(HASHED_FILES)].some(([, file = ""]) => !named.includes(file));
}

async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(PAGE, { cache: "no-store" });
    return response.ok && isOtherBuild(await response.text(), document);
  } catch {
    return false;
  }
}

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work, { timeout: IDLE_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, IDLE_MS);
  return () => clearTimeout(timer);
}

/** Starts the service worker of the build; `onNew` is called when a newer build is there than this page. */
export function followVersion(onNew: () => void): () => void {
  // Missing on pages without https.
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let askedAt = Date.now();
  let worker: ServiceWorkerRegistration | undefined;
  const start = async () => {
    try {
      worker = await serviceWorker.register(WORKER, { updateViaCache: "none" });
    } catch (error) {
      console.info("No service worker:", error);
    }
  };
  const onTakeOver = async () => {
    if (await isOutdated()) onNew();
  };
  const askAgain = () => {
    if (document.visibilityState === "hidden" || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    // Without an answer there is another time.
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
