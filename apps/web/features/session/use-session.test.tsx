import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { store } from "../../lib/store.ts";
import { pretendPage } from "../../lib/testing.tsx";
import { storedGoalsAtom } from "../goals/goal-atoms.ts";
import { connectionLostAtom, loggedInAtom, requestedPathAtom } from "./session-atoms.ts";
import { makePayload } from "./testing.tsx";
import { useLogin, useLogout, usePlayAsGuest, useRegister } from "./use-session.ts";

const deleted = vi.fn(async (_name: string) => true);

beforeEach(() => vi.stubGlobal("caches", { delete: deleted, match: async () => undefined }));

afterEach(() => {
  deleted.mockClear();
  store.set(connectionLostAtom, false);
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
