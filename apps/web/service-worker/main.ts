/** The service worker: offline pages and push messages. It ignores the game's calls. */

import { parsePushMessage, safePath, showPath } from "./notification.ts";
import { kindOfRequest, pageResponse } from "./page-response.ts";
import { cachedFile, cacheShell, deleteOldShells, offlinePage, type Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const __SHELL__: Shell;

const shell = __SHELL__;
const ports = {
  // A getter, since browsers may throw on access.
  get caches() {
    return self.caches;
  },
  fetch: (path: string, init?: RequestInit) => fetch(path, init),
};
const { origin } = self.location;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheShell(shell, ports));
  // No need to wait: pages come from the server first, and open pages keep their files.
  void self.skipWaiting();
});

async function takeOver(): Promise<void> {
  // Failing to delete old builds must not prevent the new one from working.
  await deleteOldShells(shell, ports).catch(() => {});
  // Requests the page while the worker starts, so that the worker does not delay it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** The server's answer, from the navigation preload if there is one. */
async function fetchFromServer(event: FetchEvent): Promise<Response> {
  const early: Response | undefined = await event.preloadResponse;
  return early ?? (await fetch(event.request));
}

async function fileResponse({ request }: FetchEvent): Promise<Response> {
  return (await cachedFile(request.url, ports)) ?? (await fetch(request));
}

self.addEventListener("fetch", (event) => {
  const kind = kindOfRequest(event.request, origin);
  if (kind === "page") {
    const cached = () => offlinePage(shell, ports);
    event.respondWith(pageResponse(() => fetchFromServer(event), cached));
  }
  if (kind === "file") event.respondWith(fileResponse(event));
});

self.addEventListener("push", (event) => {
  const { title, options } = parsePushMessage(event.data?.text(), origin);
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
