import { beforeEach, expect, it, vi } from "vitest";
import { forgetLastMap, forgetMapOfOthers, keepLastMap, readLastMap } from "./last-map.ts";
import { SOME_MAP } from "./testing.ts";

let stores: Map<string, Map<string, string>>;

beforeEach(() => {
  stores = new Map();
  vi.stubGlobal("caches", {
    match: async (path: string, { cacheName = "" }: MultiCacheQueryOptions) => {
      const text = stores.get(cacheName)?.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => ({
      put: async (path: string, response: Response) => {
        stores.set(name, new Map([[path, await response.text()]]));
      },
    }),
  });
});

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the server
  document.cookie = `user=${value}; Path=/; Max-Age=3600`;
}
const cookieOf = (username: string) => encodeURIComponent(JSON.stringify({ username }));

it("reads the stored map until it is deleted", async () => {
  const isTheirs = vi.fn((_username: string) => true);
  await keepLastMap(SOME_MAP, isTheirs);
  expect(isTheirs.mock.calls).toEqual([["Rask"], ["Rask"]]);
  expect(await readLastMap()).toEqual(SOME_MAP);
  forgetLastMap();
  expect(await readLastMap()).toBeNull();
  expect(stores.size).toBe(0);
});

it("stores nothing for a player who logs out, even during the write", async () => {
  await keepLastMap(SOME_MAP, () => false);
  expect(stores.size).toBe(0);
  const answers = [true, false];
  await keepLastMap(SOME_MAP, () => answers.shift() === true);
  expect(stores.size).toBe(0);
});

it.each([
  ["its player", cookieOf("Rask"), true],
  ["another player", cookieOf("Bea"), false],
  ["who knows whom", "Rask", false],
  ["a logged-out visitor", null, true],
])("shows it to %s: by the cookie", async (_who, cookie, isShown) => {
  await keepLastMap(SOME_MAP, () => true);
  if (cookie !== null) setCookie(cookie);
  expect((await readLastMap()) !== null).toBe(isShown);
});

it.each([
  ["Rask", 1],
  ["Bea", 0],
])("is kept when %s logs in: %i", async (username, left) => {
  await keepLastMap(SOME_MAP, () => true);
  setCookie(cookieOf(username));
  await forgetMapOfOthers(username);
  expect(stores.size).toBe(left);
});

const { view, ...withoutView } = SOME_MAP;
it.each<[string, unknown]>([
  ["no map", withoutView],
  ["no place", { ...SOME_MAP, here: null }],
  ["half a place", { ...SOME_MAP, here: { x: 1 } }],
  ["no rows", { ...SOME_MAP, view: { ...view, rows: "m" } }],
  ["no time", { ...SOME_MAP, seenAt: null }],
  ["nothing", null],
])("returns null if %s is stored", async (_what, kept) => {
  await keepLastMap(SOME_MAP, () => true);
  for (const store of stores.values()) {
    for (const path of store.keys()) store.set(path, JSON.stringify(kept));
  }
  expect(await readLastMap()).toBeNull();
});

it("returns null without cache storage", async () => {
  vi.unstubAllGlobals();
  expect(await readLastMap()).toBeNull();
  await keepLastMap(SOME_MAP, () => true);
});
