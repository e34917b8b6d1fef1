import { english } from "@emberlode/messages/testing/english";
import { renderHook, waitFor } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { store } from "../../lib/store.ts";
import { pretendPage, SESSION } from "../../lib/testing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { storedGoalsAtom } from "./last-player-atoms.ts";
import {
  connectionLostAtom,
  loggedInAtom,
  loginNoticeAtom,
  requestedPathAtom,
} from "./session-atoms.ts";
import { makePayload } from "./testing.tsx";
import { useLogin, useLogout, usePlayAsGuest, useRegister } from "./use-session.ts";

const deleted = vi.fn(async (_name: string) => true);

beforeEach(() => vi.stubGlobal("caches", { delete: deleted, match: async () => undefined }));

afterEach(() => {
  deleted.mockClear();
  store.set(connectionLostAtom, false);
  store.set(loginNoticeAtom, null);
});

const ACCOUNT = { username: "ada", password: "a long password", email: "ada@example.com" };

function useWays() {
  const [login, register] = [useLogin(), useRegister()];
  const guest = usePlayAsGuest();
  return {
    login: () => login.mutate(ACCOUNT),
    register: () => register.mutate(ACCOUNT),
    guest: () => guest.play(),
  };
}

it.each([
  ["guest", true, { player: "me", reached: [] }],
  ["register", false, { player: "me", reached: ["name"] }],
  ["login", false, { player: null, reached: [] }],
] as const)(
  "starts with the player's reached goals, and deletes another player's map: %s",
  async (way, isGuest, kept) => {
    const page = pretendPage(async () => makePayload({ isGuest }));
    const { result } = renderHook(useWays, { wrapper: page.wrapper });
    result.current[way]();
    await waitFor(() => expect(page.store.get(loggedInAtom)).toBe(true));
    expect(page.store.get(storedGoalsAtom)).toEqual(kept);
    await waitFor(() => expect(deleted).toHaveBeenCalledWith("emberlode-last-map"));
  },
);

it("opens the page that was requested before logging in, once", async () => {
  const page = pretendPage(async () => makePayload());
  page.store.set(requestedPathAtom, "/game?desk=plots");
  const { result } = renderHook(useWays, { wrapper: page.wrapper });
  result.current.login();
  const url = () => window.location.pathname + window.location.search;
  await waitFor(() => expect(url()).toBe("/game?desk=plots"));
  expect(page.store.get(requestedPathAtom)).toBeNull();
});

it("deletes the map on log-out, even if the connection seems lost", async () => {
  store.set(connectionLostAtom, true);
  const { wrapper } = pretendPage(async () => ({ ok: true }));
  const { result } = renderHook(useLogout, { wrapper });
  result.current.mutate();
  await waitFor(() => expect(deleted).toHaveBeenCalledWith("emberlode-last-map"));
});

it.each([
  ["says on the log-in page what waits", false, english.leaving("relics", { count: 1 })],
  ["says nothing to guests, whom it was told before", true, null],
])("%s after logging out", async (_what, isGuest, text) => {
  const { wrapper, queries } = pretendPage(async () => ({ ok: true }));
  queries.setQueryData(SESSION, makePayload({ isGuest }));
  const relic = { number: 1, taken: false, area: { x: 1, y: 1 }, cell: null };
  const key = getQueryKey(trpc.finds.relics, undefined, "query");
  queries.setQueryData(key, { relics: [relic] });
  const { result } = renderHook(useLogout, { wrapper });
  result.current.mutate();
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  await import("./leaving-summary.ts");
  await waitFor(() => expect(store.get(loginNoticeAtom) ?? "").toContain(text ?? ""));
  if (text === null) expect(store.get(loginNoticeAtom)).toBeNull();
});
