/** The service worker: the page without a server, and push messages. Calls of the game pass it by. */
import { kindOfRequest } from "./kind-of-request.ts";
import { newsOf, safePath, showPath } from "./notification.ts";
import { answerPage } from "./page-answer.ts";
import { forgetOldShells, keepShell, keptFile, offlinePage, type Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const __SHELL__: Shell;

const shell = __SHELL__;
const ports = {
  // Browsers may refuse even to hand them out.
  get caches() {
    return self.caches;
  },
  fetch: (path: string, init?: RequestInit) => fetch(path, init),
};
const { origin } = self.location;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell(shell, ports));
  // Pages come from the server first, and the files of open ones stay: nothing mixes.
  void self.skipWaiting();
});

async function takeOver(): Promise<void> {
  // Old builds that cannot be forgotten keep nobody from the new one.
  await forgetOldShells(shell, ports).catch(() => {});
  // The page is asked for while the worker starts: no page comes later because of it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** Asked for early by the browser where it can. */
async function askServer(event: FetchEvent): Promise<Response> {
  const early: Response | undefined = await event.preloadResponse;
  return early ?? (await fetch(event.request));
}

async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (await keptFile(request.url, ports)) ?? (await fetch(request));
}

self.addEventListener("fetch", (event) => {
  const kind = kindOfRequest(event.request, origin);
  if (kind === "page") {
    const kept = () => offlinePage(shell, ports);
    event.respondWith(answerPage(() => askServer(event), kept));
  }
  if (kind === "file") event.respondWith(answerFile(event));
});

self.addEventListener("push", (event) => {
  const { title, options } = newsOf(event.data?.text(), origin);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url }: { url?: unknown } = event.notification.data ?? {};
  event.waitUntil(
    showPath(safePath(url, origin), {
      tabs: () => self.clients.matchAll({ type: "window", includeUncontrolled: true }),
      open: (path) => self.clients.openWindow(path),
    }),
  );
});
