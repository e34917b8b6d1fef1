import { english } from "@emberlode/messages/testing/english";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query-client.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { SESSION } from "../../lib/testing.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { followCookies, mayAct } from "./follow-cookies.ts";
import { lastVisitAtom } from "./last-player-atoms.ts";
import {
  cookieSeenAtom,
  lastContactAtom,
  loggedInAtom,
  loginNoticeAtom,
  menuShownAtom,
} from "./session-atoms.ts";

const HOUR = 3_600_000;

let queries: QueryClient;
let stop = () => {};

function setCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the server
  document.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${value === null ? 0 : 3600}`;
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/game");
  queries = createQueryClient();
  setCookie("user", "%7B%22username%22%3A%22ada%22%7D");
  setCookie("loggedIn", "1");
  store.set(loggedInAtom, true);
  store.set(lastContactAtom, performance.now());
  store.set(cookieSeenAtom, Date.now());
  stop = followCookies(queries);
});

afterEach(() => {
  stop();
  store.set(loggedInAtom, false);
  store.set(loginNoticeAtom, null);
});

const shown = () => [store.get(loggedInAtom), store.get(menuShownAtom), window.location.pathname];

it.each([
  ["with the next key", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "w" }))],
  ["within a second", () => vi.advanceTimersByTime(1_000)],
])("leads to the log-in page %s once the user cookie is gone", (_when, wait) => {
  store.set(openDialogAtom, "account");
  setCookie("user", null);
  wait();
  expect(shown()).toEqual([false, false, "/login"]);
  expect(store.get(loginNoticeAtom)).toBe(english.account("cookieGone"));
  expect(store.get(openDialogAtom)).toBeNull();
  expect(document.cookie).toBe("");
});

it("hides and shows date box and account menu with the loggedIn cookie, without a reload", () => {
  setCookie("loggedIn", null);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([true, false, "/game"]);
  setCookie("loggedIn", "1");
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([true, true, "/game"]);
});

it("follows a log-in and a change of player in another tab", () => {
  setCookie("user", null);
  vi.advanceTimersByTime(1_000);
  setCookie("user", "ada");
  setCookie("loggedIn", "1");
  vi.advanceTimersByTime(1_000);
  expect(shown().slice(0, 2)).toEqual([true, true]);
  const invalidated = vi.spyOn(queries, "invalidateQueries");
  setCookie("user", "bea");
  vi.advanceTimersByTime(1_000);
  expect(invalidated).toHaveBeenCalledOnce();
});

it("keeps a long session when the cookies expire", () => {
  queries.setQueryDefaults(SESSION, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(SESSION, { idleSeconds: (48 * HOUR) / 1000 });
  setCookie("user", null);
  setCookie("loggedIn", null);
  const answeredBefore = (ms: number) => {
    store.set(lastContactAtom, performance.now() - ms);
    store.set(cookieSeenAtom, Date.now() - ms);
  };
  answeredBefore(2 * HOUR);
  vi.advanceTimersByTime(1_000);
  expect([mayAct(queries), ...shown().slice(0, 1)]).toEqual([true, true]);
  answeredBefore(48 * HOUR);
  vi.advanceTimersByTime(1_000);
  expect([mayAct(queries), ...shown().slice(0, 1)]).toEqual([false, false]);
});

it("stays logged in when the device's clock jumps and the cookies expire", () => {
  setCookie("user", null);
  setCookie("loggedIn", null);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "w" }));
  // An earlier call's answer arrives first, without new cookies.
  store.set(lastContactAtom, performance.now());
  vi.advanceTimersByTime(60_000);
  expect([mayAct(queries), ...shown().slice(0, 1)]).toEqual([true, true]);
  store.set(lastContactAtom, performance.now() - HOUR);
  vi.advanceTimersByTime(1_000);
  expect([mayAct(queries), ...shown().slice(0, 1)]).toEqual([false, false]);
});

it.each([
  [false, 1],
  [true, 0],
])("deletes the map of a player who is gone on start (with a cookie: %s)", (cookie, times) => {
  stop();
  if (!cookie) setCookie("user", null);
  store.set(loggedInAtom, cookie);
  const deleted = vi.fn(async (_name: string) => true);
  vi.stubGlobal("caches", { delete: deleted });
  stop = followCookies(queries);
  expect(deleted).toHaveBeenCalledTimes(times);
});

it.each([
  ["a guest who was away too long", true, 2 * HOUR, true],
  ["a guest whose cookies are gone sooner", true, HOUR, false],
  ["the player of an account", false, 72 * HOUR, false],
])("reports a removed guest once when the page starts: %s", (_who, isGuest, away, says) => {
  stop();
  setCookie("user", null);
  store.set(loggedInAtom, false);
  store.set(loginNoticeAtom, null);
  store.set(lastVisitAtom, { player: "7", at: serverNow() - away, base: null, isGuest });
  stop = followCookies(queries);
  const values = { brief: 2, long: 48, actions: 20 };
  expect(store.get(loginNoticeAtom)).toBe(says ? english.account("guestGone", values) : null);
  stop();
  store.set(loginNoticeAtom, null);
  stop = followCookies(queries);
  expect(store.get(loginNoticeAtom)).toBeNull();
});
