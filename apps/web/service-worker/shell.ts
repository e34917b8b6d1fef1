/** Caches the page and its files from a single build, never a mix of two. */
import { DEFAULT_LANGUAGE } from "@emberlode/messages/languages";
import { OFFLINE_MARK } from "../lib/offline-mark.ts";
import { HASHED_FILES, PAGE_PATH } from "../lib/page-file.ts";

/** What a build has to cache; written into the worker by `service-worker-file.ts`. */
export interface Shell {
  /** Changes with any of the files. */
  version: string;
  /** Paths of hashed files. */
  files: readonly string[];
  /** Paths of the message files by language; only those in the page's language are cached. */
  messages: Readonly<Record<string, readonly string[]>>;
}

/** The browser functions that caching needs. */
export interface ShellPorts {
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

const PREFIX = "emberlode-shell-";
/** The language of a page. */
const LANGUAGE = /<html[^>]* lang="([\w-]+)"/;
/** Headers that describe the transferred bytes rather than the cached ones. */
const TRANSFER_HEADERS = ["content-encoding", "content-length"];

const cacheOf = ({ version }: Shell) => PREFIX + version;

async function load({ fetch }: ShellPorts, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/** Whether a cache is complete: the page is added last. */
async function isComplete(cacheName: string, { caches }: ShellPorts): Promise<boolean> {
  return (await caches.match(PAGE_PATH, { cacheName, ignoreVary: true })) !== undefined;
}

/**
 * Caches a build's page and files, or nothing.
 * @throws if a file is missing, or the page is already another build's; the browser retries
 */
export async function cacheShell(shell: Shell, ports: ShellPorts): Promise<void> {
  const name = cacheOf(shell);
  // The worker changed but the build did not: keep what is cached.
  if (await isComplete(name, ports)) return;
  const page = await load(ports, PAGE_PATH, { cache: "reload" });
  const html = await page.clone().text();
  const language = LANGUAGE.exec(html)?.[1] ?? DEFAULT_LANGUAGE;
  const files = [...shell.files, ...(shell.messages[language] ?? [])];
  for (const [, file = ""] of html.matchAll(HASHED_FILES)) {
    if (!files.includes(file)) throw new Error(`${file} is of another build.`);
  }
  try {
    const cache = await ports.caches.open(name);
    await Promise.all(files.map(async (file) => cache.put(file, await load(ports, file))));
    await cache.put(PAGE_PATH, page);
  } catch (error) {
    await ports.caches.delete(name);
    throw error;
  }
}

/** Deletes old and incomplete builds, except for the previous one, which open tabs may use. */
export async function deleteOldShells(shell: Shell, ports: ShellPorts): Promise<void> {
  const names = (await ports.caches.keys()).filter((name) => name.startsWith(PREFIX));
  // Caches after this build's own belong to a newer build, which may still be loading.
  const own = names.indexOf(cacheOf(shell));
  const older = own === -1 ? names : names.slice(0, own);
  const complete = await Promise.all(older.map((name) => isComplete(name, ports)));
  const before = older.findLast((_, index) => complete[index]);
  const outdated = older.filter((name) => name !== before);
  await Promise.all(outdated.map((name) => ports.caches.delete(name)));
}

/** The cached response, or undefined if the browser refuses access to caches. */
async function undefinedOnError(
  find: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  try {
    return await find();
  } catch {
    return undefined;
  }
}

/** The cached page, marked as offline; undefined if none. */
export async function offlinePage(shell: Shell, ports: ShellPorts): Promise<Response | undefined> {
  const cached = await undefinedOnError(() =>
    ports.caches.match(PAGE_PATH, { cacheName: cacheOf(shell), ignoreVary: true }),
  );
  if (cached === undefined) return undefined;
  const headers = new Headers(cached.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  const html = (await cached.text()).replace("<html ", `<html ${OFFLINE_MARK} `);
  return new Response(html, { headers });
}

/** A hashed file from any complete build; undefined if none. */
export function cachedFile(path: string, ports: ShellPorts): Promise<Response | undefined> {
  return undefinedOnError(async () => {
    for (const cacheName of await ports.caches.keys()) {
      if (!cacheName.startsWith(PREFIX)) continue;
      const file = await ports.caches.match(path, { cacheName, ignoreVary: true });
      if (file !== undefined && (await isComplete(cacheName, ports))) return file;
    }
    return undefined;
  });
}
