import { beforeEach, expect, it, vi } from "vitest";
import { LAST_MAP } from "../features/offline/testing.ts";
import { deleteLastMap, deleteMapOfOthers, readLastMap, storeLastMap } from "./last-map.ts";

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
  const isCurrentPlayer = vi.fn((_username: string) => true);
  await storeLastMap(LAST_MAP, isCurrentPlayer);
  expect(isCurrentPlayer.mock.calls).toEqual([["Rask"], ["Rask"]]);
  expect(await readLastMap()).toEqual(LAST_MAP);
  deleteLastMap();
  expect(await readLastMap()).toBeNull();
  expect(stores.size).toBe(0);
});

it("stores nothing for a player who logs out, even during the write", async () => {
  await storeLastMap(LAST_MAP, () => false);
  expect(stores.size).toBe(0);
  const answers = [true, false];
  await storeLastMap(LAST_MAP, () => answers.shift() === true);
  expect(stores.size).toBe(0);
});

it.each([
  ["its player", cookieOf("Rask"), true],
  ["another player", cookieOf("Bea"), false],
  ["who knows whom", "Rask", false],
  ["a logged-out visitor", null, true],
])("shows it to %s: by the cookie", async (_who, cookie, isShown) => {
  await storeLastMap(LAST_MAP, () => true);
  if (cookie !== null) setCookie(cookie);
  expect((await readLastMap()) !== null).toBe(isShown);
});

it.each([
  ["Rask", 1],
  ["Bea", 0],
])("is kept when %s logs in: %i", async (username, left) => {
  await storeLastMap(LAST_MAP, () => true);
  setCookie(cookieOf(username));
  await deleteMapOfOthers(username);
  expect(stores.size).toBe(left);
});

const { view, ...withoutView } = LAST_MAP;
it.each<[string, unknown]>([
  ["no map", withoutView],
  ["no place", { ...LAST_MAP, here: null }],
  ["half a place", { ...LAST_MAP, here: { x: 1 } }],
  ["no rows", { ...LAST_MAP, view: { ...view, rows: "m" } }],
  ["no time", { ...LAST_MAP, seenAt: null }],
  ["nothing", null],
])("returns null if %s is stored", async (_what, kept) => {
  await storeLastMap(LAST_MAP, () => true);
  for (const store of stores.values()) {
    for (const path of store.keys()) store.set(path, JSON.stringify(kept));
  }
  expect(await readLastMap()).toBeNull();
});

it("returns null without cache storage", async () => {
  vi.unstubAllGlobals();
  expect(await readLastMap()).toBeNull();
  await storeLastMap(LAST_MAP, () => true);
});
