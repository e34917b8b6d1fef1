import { beforeEach, expect, it, vi } from "vitest";
import { cachedFile, cacheShell, deleteOldShells, offlinePage, type ShellPorts } from "./shell.ts";

const OLD = { version: "old", files: ["/assets/first-1.js", "/assets/part-1.js"], messages: {} };
const NEW = { version: "new", files: ["/assets/first-2.js", "/assets/part-2.js"], messages: {} };

const PART = "/assets/part-1.js";

const pageOf = (file: string, language = "en") =>
  `<!doctype html>\n<html lang="${language}"><script src="${file}"></script></html>`;

let stores: Map<string, Map<string, Response>>;
/** What the server has, by path. */
let served: Map<string, string>;

/** A worker's caches, as far as the shell uses them. */
function pretendCaches(): ShellPorts["caches"] {
  const match = async (path: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
    for (const [name, store] of stores) {
      if (options?.cacheName !== undefined && options.cacheName !== name) continue;
      const found = store.get(String(path));
      if (found !== undefined) return found.clone();
    }
    return undefined;
  };
  return {
    match,
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    async open(name) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Object.assign(Object.create(null), {
        put: async (path: string, response: Response) => void store.set(path, response),
      });
    },
  };
}

const fetch = vi.fn(async (path: string) => {
  const text = served.get(path);
  if (text === undefined) return new Response("gone", { status: 404 });
  return new Response(text, { headers: { "content-security-policy": "x", "content-length": "9" } });
});

let ports: ShellPorts;
const serve = (files: readonly string[]) => {
  served = new Map(files.map((file) => [file, `code of ${file}`]));
  served.set("/page.html", pageOf(files[0] ?? ""));
};

const isKept = async (file: string) => (await cachedFile(file, ports)) !== undefined;

beforeEach(() => {
  stores = new Map();
  ports = { caches: pretendCaches(), fetch };
  serve(OLD.files);
});

it("caches the page and its files together, and marks the page as offline", async () => {
  await cacheShell(OLD, ports);
  const page = await offlinePage(OLD, ports);
  expect(await page?.text()).toContain('<html data-offline lang="en">');
  // The page's headers are kept, except for the transferred length.
  expect(page?.headers.get("content-security-policy")).toBe("x");
  expect(page?.headers.has("content-length")).toBe(false);
  expect(await (await cachedFile(PART, ports))?.text()).toBe(`code of ${PART}`);
});

it("caches the messages of the page's language only", async () => {
  const messages = { en: ["/assets/english-1.js"], es: ["/assets/spanish-1.js"] };
  const all = Object.values(messages).flat();
  const [first = ""] = OLD.files;
  serve([...OLD.files, ...all]);
  served.set("/page.html", pageOf(first, "es"));
  await cacheShell({ ...OLD, messages }, ports);
  const kept = async () => [
    await isKept("/assets/english-1.js"),
    await isKept("/assets/spanish-1.js"),
  ];
  expect(await kept()).toEqual([false, true]);
  expect(await isKept(PART)).toBe(true);
  stores.clear();
  served.set("/page.html", pageOf(first));
  await cacheShell({ ...OLD, messages }, ports);
  expect(await kept()).toEqual([true, false]);
});

it("never answers with the page of another build", async () => {
  await cacheShell(OLD, ports);
  expect(await offlinePage(NEW, ports)).toBeUndefined();
});

it.each([
  ["was replaced while it came", () => serve(NEW.files), "/assets/first-2.js is of another build."],
  ["misses a file", () => void served.delete(PART), `${PART} answered 404`],
])("keeps nothing of a build that %s", async (_what, happens, error) => {
  happens();
  await expect(cacheShell(OLD, ports)).rejects.toThrow(error);
  expect(await offlinePage(OLD, ports)).toBeUndefined();
  expect(stores.size).toBe(0);
});

it("leaves a complete build alone when another worker of the same build fails", async () => {
  await cacheShell(OLD, ports);
  served.clear();
  await cacheShell(OLD, ports);
  expect(await offlinePage(OLD, ports)).toBeDefined();
});

/** As if the browser had quit in the middle of caching a build. */
const breakOff = (version: string, file: string) =>
  stores.set(`emberlode-shell-${version}`, new Map([[file, new Response("half")]]));

it("never answers from an incomplete build", async () => {
  breakOff("half", PART);
  expect(await isKept(PART)).toBe(false);
  await cacheShell(OLD, ports);
  expect(await (await cachedFile(PART, ports))?.text()).toBe(`code of ${PART}`);
});

it("deletes incomplete builds, which do not count as the previous one, but no newer ones", async () => {
  await cacheShell(OLD, ports);
  breakOff("half", PART);
  serve(NEW.files);
  await cacheShell(NEW, ports);
  breakOff("newer", "/assets/part-3.js");
  await deleteOldShells(NEW, ports);
  expect([...stores.keys()].sort()).toEqual([
    "emberlode-shell-new",
    "emberlode-shell-newer",
    "emberlode-shell-old",
  ]);
});

it("keeps the previous build's files for open tabs, and deletes older ones", async () => {
  stores.set("emberlode-shell-ancient", new Map());
  stores.set("emberlode-last-map", new Map());
  await cacheShell(OLD, ports);
  serve(NEW.files);
  await cacheShell(NEW, ports);
  await deleteOldShells(NEW, ports);
  expect([...stores.keys()].sort()).toEqual([
    "emberlode-last-map",
    "emberlode-shell-new",
    "emberlode-shell-old",
  ]);
  expect(await isKept(PART)).toBe(true);
});

it("returns nothing if the browser refuses access to caches", async () => {
  const refused = () => Promise.reject(new DOMException("Blocked.", "SecurityError"));
  const blocked = { open: refused, keys: refused, delete: refused, match: refused };
  const refusing = [
    { caches: blocked, fetch },
    {
      fetch,
      get caches(): never {
        throw new DOMException("Blocked.", "SecurityError");
      },
    },
  ];
  for (const without of refusing) {
    expect(await cachedFile("/assets/part-1.js", without)).toBeUndefined();
    expect(await offlinePage(OLD, without)).toBeUndefined();
  }
});
