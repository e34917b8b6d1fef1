/**
 * The only way to what the browser stores and locks. A browser may refuse any of it: site data is
 * blocked, the disk is full, the page is not served over TLS. Then memory takes its place until the
 * page is closed, or there is nothing.
 */

type AreaName = "local" | "session";

/** What could not be stored, by area and key. */
const memory: Record<AreaName, Map<string, string>> = { local: new Map(), session: new Map() };
const listeners = new Set<() => void>();
let isRefused = false;

/** Remembers that the browser stores nothing more, and says so to those who want to know. */
function refuse(): void {
  if (isRefused) return;
  isRefused = true;
  for (const listener of listeners) listener();
}

/** Calls once the browser has refused to store something; at once if it already has. */
export function onStorageRefused(listener: () => void): () => void {
  if (isRefused) listener();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @throws where site data is blocked */
function areaOf(name: AreaName): Storage | null {
  // Pages are also drawn without a browser. Node has a storage of its own, which is not meant.
  if (typeof document === "undefined") return null;
  return name === "local" ? window.localStorage : window.sessionStorage;
}

/** The value of a key; null for none. */
export function readItem(area: AreaName, key: string): string | null {
  const kept = memory[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    refuse();
    return null;
  }
}

/** Stores a text under a key: in the browser, or else in memory. Answers whether it outlives the page. */
export function writeItem(area: AreaName, key: string, text: string): boolean {
  try {
    areaOf(area)?.setItem(key, text);
    memory[area].delete(key);
    return true;
  } catch {
    memory[area].set(key, text);
    refuse();
    return false;
  }
}

export function removeItem(area: AreaName, key: string): void {
  memory[area].delete(key);
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    refuse();
  }
}

/** The text of all cookies that the page may read. */
export function readCookies(): string {
  try {
    return globalThis.document?.cookie ?? "";
  } catch {
    return "";
  }
}

/** Writes a cookie with its attributes, or does nothing. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = cookie;
  } catch {
    // Who logs in is told: see `areCookiesBlocked`.
  }
}

/**
 * Calls when cookies change that the page may read, until the returned function is called. Only some
 * browsers tell it, and only on pages with https.
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

/** Whether nobody can log in here: the session is a cookie. Browsers call cookies enabled that they drop. */
export function areCookiesBlocked(): boolean {
  if (typeof document === "undefined") return false;
  writeCookie(`${PROBE}; Path=/; SameSite=Lax`);
  const isBlocked = !readCookies().includes(PROBE);
  writeCookie(`${PROBE}; Max-Age=0; Path=/; SameSite=Lax`);
  return isBlocked;
}

/** A response that a cache holds; undefined when it does not. */
export async function readCached(cacheName: string, path: string): Promise<Response | undefined> {
  try {
    return await globalThis.caches?.match(path, { cacheName });
  } catch {
    return undefined;
  }
}

/** Puts a response into a cache, where the browser has one with room for it. */
export async function writeCached(cacheName: string, path: string, response: Response) {
  try {
    const cache = await globalThis.caches?.open(cacheName);
    await cache?.put(path, response);
  } catch {
    // A full disk is no reason to trouble the player.
  }
}

/** Deletes a cache, if there is one. */
export async function deleteCache(name: string): Promise<void> {
  try {
    await globalThis.caches?.delete(name);
  } catch {
    // Where there are no caches nothing has to be deleted.
  }
}

/** Locks between the tabs of the browser; undefined where it has none. */
export function browserLocks(): Pick<LockManager, "request"> | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
