import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { setServerTime } from "./lib/server-clock.ts";

/** Waiting ends as soon as the condition holds; the limit allows for a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/** The page's own jsdom, which vitest makes global. */
declare const jsdom: { cookieJar: { removeAllCookiesSync(): void }; window: Window };

// From version 25 on, Node has its own storage, which vitest does not replace with the page's.
for (const name of ["localStorage", "sessionStorage"] as const) {
  Object.defineProperty(globalThis, name, { get: () => jsdom.window[name], configurable: true });
}

/** Test files share one page, so each test starts with an empty one. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jsdom.cookieJar.removeAllCookiesSync();
  window.history.replaceState(null, "", "/");
  syncClocks();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Sets the server's clock to the browser's, whatever an earlier test set it to. */
function syncClocks(): void {
  const now = new Date();
  vi.setSystemTime(now);
  setServerTime(now.toISOString());
  vi.useRealTimers();
}

// jsdom has the dialog element but neither opens nor closes it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
