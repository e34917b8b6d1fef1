import { waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { closeDesk, isDeskOpen, openCodex, openDesk } from "./use-desk.ts";

const path = () => window.location.pathname;

/** Waits for a pending history navigation. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(() => {
  window.history.pushState(null, "", "/story");
  window.history.pushState(null, "", "/game");
});

it("closes each desk by going back once, even if closed several times in a row", async () => {
  const back = vi.spyOn(window.history, "go");
  for (const desk of ["bank", "log"] as const) {
    openDesk(desk);
    expect(isDeskOpen()).toBe(true);
    closeDesk();
    closeDesk();
    await waitFor(() => expect(isDeskOpen()).toBe(false));
  }
  expect(back.mock.calls).toEqual([[-1], [-1]]);
  expect(path()).toBe("/game");
});

it("closes a desk after the browser dropped an earlier navigation back", async () => {
  openDesk("bank");
  // Chromium does this when an entry is added before it has gone back.
  vi.spyOn(window.history, "go").mockImplementationOnce(() => {});
  closeDesk();
  window.history.pushState({ desk: true }, "", "/game?desk=log");
  closeDesk();
  await waitFor(() => expect(address()).toBe("/game?desk=bank"));
});

it("closes a desk that the page was loaded with, and stays on the page", async () => {
  window.history.replaceState(null, "", "/game?desk=log");
  closeDesk();
  closeDesk();
  await settle();
  expect([path(), isDeskOpen()]).toEqual(["/game", false]);
});

const address = () => path() + window.location.search;

it("goes back through codex entries, and closes the codex from any of them", async () => {
  openDesk("codex");
  openCodex("sniper");
  openCodex("long-range-projectiles");
  expect(address()).toBe("/game?desk=codex.long-range-projectiles");
  window.history.back();
  await waitFor(() => expect(address()).toBe("/game?desk=codex.sniper"));
  openCodex("pikeman");
  closeDesk();
  await waitFor(() => expect(isDeskOpen()).toBe(false));
  expect(address()).toBe("/game");
  await settle();
  expect(window.history.state).toBeNull();
});

it("closes a desk that replaced a codex entry", async () => {
  openCodex("sniper");
  openCodex("archer");
  openDesk("log");
  closeDesk();
  await waitFor(() => expect(address()).toBe("/game"));
});

it("closes an entry that the page was loaded with, even after following a link", async () => {
  window.history.replaceState(null, "", "/game?desk=codex.sniper");
  openCodex("archer");
  closeDesk();
  await settle();
  expect(address()).toBe("/game");
});

it.each([
  ["a desk", () => openDesk("raid")],
  ["a codex entry", () => openCodex("sniper")],
])("stays in the game when %s is closed that another page opened", async (_what, open) => {
  window.history.pushState(null, "", "/players/bea");
  open();
  closeDesk();
  await settle();
  expect(address()).toBe("/game");
});
