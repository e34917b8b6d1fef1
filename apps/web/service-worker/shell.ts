/** The page and its files as one build made them, kept together: never parts of two builds. */
import { DEFAULT_LANGUAGE } from "@emberlode/messages/languages";
import { OFFLINE_MARK } from "../lib/offline-mark.ts";

/** What a build has to keep, as `service-worker-file.ts` writes it into the worker. */
export interface Shell {
  /** Changes with any of the files. */
  version: string;
  /** Paths of hashed files. */
  files: readonly string[];
  /** Paths of the files with the messages of each language: those of the page's are kept. */
  messages: Readonly<Record<string, readonly string[]>>;
}

/** What keeping needs of the browser. */
export interface ShellPorts {
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

const PREFIX = "emberlode-shell-";
const PAGE = "/page.html";
const HASHED_FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;
/** Where a page says its language. */
const LANGUAGE = /<html[^>]* lang="([\w-]+)"/;
/** They speak of the bytes as they came, not as they are kept. */
const HEADERS_OF_TRANSPORT = ["content-encoding", "content-length"];

const cacheOf = ({ version }: Shell) => PREFIX + version;

async function load({ fetch }: ShellPorts, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Whether a cache was filled to the end: the page comes last. */
async function isWhole(cacheName: string, { caches }: ShellPorts): Promise<boolean> {
  return (await caches.match(PAGE, { cacheName, ignoreVary: true })) !== undefined;
}

/**
 * Keeps a build's page and files, or nothing of it.
 *
 * @throws when a file is missing, or the page is of another build already; the browser tries again
 */
export async function keepShell(shell: Shell, ports: ShellPorts): Promise<void> {
  const name = cacheOf(shell);
  // The worker changed and the build did not: what the one before answers with stays as it is.
  if (await isWhole(name, ports)) return;
  const page = await load(ports, PAGE, { cache: "reload" });
  const html = await page.clone().text();
  const language = LANGUAGE.exec(html)?.[1] ?? DEFAULT_LANGUAGE;
  const files = [...shell.files, ...(shell.messages[language] ?? [])];
  for (const [, file = ""] of html.matchAll(HASHED_FILES)) {
    if (!files.includes(file)) throw new Error(`${file} is of another build`);
  }
  try {
    const cache = await ports.caches.open(name);
    await Promise.all(files.map(async (file) => cache.put(file, await load(ports, file))));
    await cache.put(PAGE, page);
  } catch (error) {
    await ports.caches.delete(name);
    throw error;
  }
}

/** Forgets old builds but the one before, whose pages may still stand in other tabs, and what broke off. */
export async function forgetOldShells(shell: Shell, ports: ShellPorts): Promise<void> {
  const names = (await ports.caches.keys()).filter((name) => name.startsWith(PREFIX));
  // What comes after this build's own is of a newer one, which may be on its way.
  const own = names.indexOf(cacheOf(shell));
  const older = own === -1 ? names : names.slice(0, own);
  const whole = await Promise.all(older.map((name) => isWhole(name, ports)));
  const before = older.findLast((_, index) => whole[index]);
  const forgotten = older.filter((name) => name !== before);
  await Promise.all(forgotten.map((name) => ports.caches.delete(name)));
}

/** What is kept, or nothing: where the browser refuses its caches, the server is asked. */
async function orNothing(find: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await find();
  } catch {
    return undefined;
  }
}

/** The kept page, marked as answered without the server; undefined when none is kept. */
export async function offlinePage(shell: Shell, ports: ShellPorts): Promise<Response | undefined> {
  const kept = await orNothing(() =>
    ports.caches.match(PAGE, { cacheName: cacheOf(shell), ignoreVary: true }),
  );
  if (kept === undefined) return undefined;
  const headers = new Headers(kept.headers);
  for (const name of HEADERS_OF_TRANSPORT) headers.delete(name);
  const html = (await kept.text()).replace("<html ", `<html ${OFFLINE_MARK} `);
  return new Response(html, { headers });
}

/** A hashed file of any build that is kept whole; undefined when it is in none. */
export function keptFile(path: string, ports: ShellPorts): Promise<Response | undefined> {
  return orNothing(async () => {
    for (const cacheName of await ports.caches.keys()) {
      if (!cacheName.startsWith(PREFIX)) continue;
      const file = await ports.caches.match(path, { cacheName, ignoreVary: true });
      if (file !== undefined && (await isWhole(cacheName, ports))) return file;
    }
    return undefined;
  });
}
