import { beforeEach, expect, it, vi } from "vitest";

type BrowserStorage = typeof import("./browser-storage.ts");

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** A fresh copy of the module, as on a new page. */
let storage: BrowserStorage;
beforeEach(async () => {
  vi.resetModules();
  storage = await import("./browser-storage.ts");
});

it("stores values in the browser", () => {
  expect(storage.writeItem("local", "a", "1")).toBe(true);
  storage.writeItem("session", "a", "2");
  expect([localStorage.getItem("a"), sessionStorage.getItem("a")]).toEqual(["1", "2"]);
  expect([storage.readItem("local", "a"), storage.readItem("session", "a")]).toEqual(["1", "2"]);
  storage.removeItem("local", "a");
  expect(storage.readItem("local", "a")).toBeNull();
});

it("falls back to memory when site data is blocked, and reports it once", () => {
  const onRefused = vi.fn();
  storage.onStorageRefused(onRefused);
  vi.spyOn(window, "localStorage", "get").mockImplementation(blocked);
  expect(storage.readItem("local", "a")).toBeNull();
  expect(storage.writeItem("local", "a", "1")).toBe(false);
  expect(storage.readItem("local", "a")).toBe("1");
  storage.removeItem("local", "a");
  expect(storage.readItem("local", "a")).toBeNull();
  expect(onRefused).toHaveBeenCalledOnce();
  const late = vi.fn();
  storage.onStorageRefused(late);
  expect(late).toHaveBeenCalledOnce();
});

it("keeps a value in memory when storage is full, and prefers it to the stored one", () => {
  localStorage.setItem("a", "old");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storage.writeItem("local", "a", "new");
  expect([storage.readItem("local", "a"), localStorage.getItem("a")]).toEqual(["new", "old"]);
  vi.restoreAllMocks();
  storage.writeItem("local", "a", "newer");
  expect(localStorage.getItem("a")).toBe("newer");
});

it("works without cookies, caches and locks when the browser refuses them", async () => {
  expect(storage.areCookiesBlocked()).toBe(false);
  expect(document.cookie).toBe("");
  vi.spyOn(document, "cookie", "get").mockImplementation(blocked);
  vi.spyOn(document, "cookie", "set").mockImplementation(blocked);
  storage.writeCookie("a=1");
  expect(storage.readCookies()).toBe("");
  const refused = vi.fn(() => Promise.reject(new DOMException("", "SecurityError")));
  vi.stubGlobal("caches", { open: refused, match: refused, delete: refused });
  await storage.writeCached("c", "/a", new Response("a"));
  expect(await storage.readCached("c", "/a")).toBeUndefined();
  await storage.deleteCache("c");
  expect(refused).toHaveBeenCalledTimes(3);
  vi.stubGlobal("navigator", {
    get locks() {
      return blocked();
    },
  });
  expect(storage.browserLocks()).toBeUndefined();
  vi.stubGlobal("cookieStore", { addEventListener: blocked });
  storage.onCookieChange(() => {})();
  expect(storage.areCookiesBlocked()).toBe(true);
});
