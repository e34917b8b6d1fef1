import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { loggedInAtom, requestedPathAtom } from "./features/session/session-atoms.ts";
import * as pageReload from "./lib/page-reload.ts";
import { pretendPage } from "./lib/testing.tsx";
import { Routes } from "./routes.tsx";

function open(path: string, loggedIn: boolean) {
  window.history.replaceState(null, "", path);
  const { store, wrapper } = pretendPage();
  store.set(loggedInAtom, loggedIn);
  render(<Routes />, { wrapper });
  return store;
}

it.each([
  ["/game/99/1", true],
  ["/game/99/1", false],
  ["/game/0/1", false],
  ["/game/1.5/north", false],
])("says that %s is off the map (logged in: %s)", async (path, loggedIn) => {
  open(path, loggedIn);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
    english.pages("notFound.title"),
  );
  expect(window.location.pathname).toBe(path);
});

it("asks a visitor to log in for a field on the map", async () => {
  open("/game/50/1", false);
  await screen.findByText(english.account("loginNeededFor", { x: "50", y: "1" }));
  expect(window.location.pathname).toBe("/login");
});

it.each([
  "/game",
  "/game?desk=plots",
  "/game?desk=codex.sniper&next=https://elsewhere.example/",
  "/game/50/1",
  "/game/50/1?ref=ada",
])("remembers where a visitor wanted to go: %s", async (path) => {
  const store = open(path, false);
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  expect(store.get(requestedPathAtom)).toBe(path);
});

it.each(["/admin", "/admin/audit"])("loads the page of %s from the server", (path) => {
  const reload = vi.spyOn(pageReload, "reloadPage").mockReturnValue();
  open(path, true);
  expect(reload).toHaveBeenCalledOnce();
});

it("has no page for paths that only begin like /admin", async () => {
  const reload = vi.spyOn(pageReload, "reloadPage").mockReturnValue();
  open("/administrators", true);
  await screen.findByRole("heading", { name: english.pages("notFound.title") });
  expect(reload).not.toHaveBeenCalled();
});

it("opens the requested page once another tab has logged in", async () => {
  const store = open("/game?desk=plots", false);
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  await screen.findByRole("heading", { level: 1 });
  act(() => store.set(loggedInAtom, true));
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe("/game?desk=plots"),
  );
});
