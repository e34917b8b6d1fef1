/**
 * The only module that uses browser storage, caches and locks. A browser may refuse any of them,
 * for example if site data is blocked, the disk is full or the page is not served over TLS. Storage
 * then falls back to memory until the page closes; caches and locks are unavailable.
 */

type AreaName = "local" | "session";

/** Values that could not be stored, by area and key. */
const memory: Record<AreaName, Map<string, string>> = { local: new Map(), session: new Map() };
const listeners = new Set<() => void>();
let isRefused = false;

/** Records that the browser cannot store anything, and notifies listeners. */
function markRefused(): void {
  if (isRefused) return;
  isRefused = true;
  for (const listener of listeners) listener();
}

/** Calls the listener when the browser refuses to store something, or now if it already has. */
export function onStorageRefused(listener: () => void): () => void {
  if (isRefused) listener();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @throws when site data is blocked */
function areaOf(name: AreaName): Storage | null {
  // Pages are also rendered without a browser. Node's own storage must not be used then.
  if (typeof document === "undefined") return null;
  return name === "local" ? window.localStorage : window.sessionStorage;
}

/** The value of a key, or null. */
export function readItem(area: AreaName, key: string): string | null {
  const inMemory = memory[area].get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    markRefused();
    return null;
  }
}

/** Stores a text in the browser, or else in memory. Returns whether it outlives the page. */
export function writeItem(area: AreaName, key: string, text: string): boolean {
  try {
    areaOf(area)?.setItem(key, text);
    memory[area].delete(key);
    return true;
  } catch {
    memory[area].set(key, text);
    markRefused();
    return false;
  }
}

export function removeItem(area: AreaName, key: string): void {
  memory[area].delete(key);
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    markRefused();
  }
}

/** All cookies that the page may read. */
export function readCookies(): string {
  try {
    return globalThis.document?.cookie ?? "";
  } catch {
    return "";
  }
}

/** Writes a cookie with its attributes; does nothing if that is impossible. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = cookie;
  } catch {
    // The log-in page reports this: see `areCookiesBlocked`.
  }
}

/**
 * Calls the listener when readable cookies change, until the returned function is called. Only some
 * browsers support it, and only on https pages.
 */
export function onCookieChange(listener: () => void): () => void {
  try {
    const changes = "cookieStore" in window ? window.cookieStore : null;
    changes?.addEventListener("change", listener);
    return () => changes?.removeEventListener("change", listener);
  } catch {
    return () => {};
  }
}

const PROBE = "emberlode-probe=1";

/**
 * Whether log-in is impossible, since the session is a cookie. Browsers report cookies as enabled
 * even when they drop them.
 */
export function areCookiesBlocked(): boolean {
  if (typeof document === "undefined") return false;
  writeCookie(`${PROBE}; Path=/; SameSite=Lax`);
  const isBlocked = !readCookies().includes(PROBE);
  writeCookie(`${PROBE}; Max-Age=0; Path=/; SameSite=Lax`);
  return isBlocked;
}

/** A cached response; undefined if none. */
export async function readCached(cacheName: string, path: string): Promise<Response | undefined> {
  try {
    return await globalThis.caches?.match(path, { cacheName });
  } catch {
    return undefined;
  }
}

/** Stores a response in a cache, if the browser has one with room. */
export async function writeCached(cacheName: string, path: string, response: Response) {
  try {
    const cache = await globalThis.caches?.open(cacheName);
    await cache?.put(path, response);
  } catch {
    // A full disk is not worth an error message.
  }
}

/** Deletes a cache, if it exists. */
export async function deleteCache(name: string): Promise<void> {
  try {
    await globalThis.caches?.delete(name);
  } catch {
    // Without caches there is nothing to delete.
  }
}

/** Locks between the browser's tabs; undefined if it has none. */
export function browserLocks(): Pick<LockManager, "request"> | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
