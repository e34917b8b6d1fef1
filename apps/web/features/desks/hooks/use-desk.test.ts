import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDesk, isDeskOpen, openDesk } from "./use-desk.ts";

const path = () => window.location.pathname;

/** Time for a step back, if one is under way. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(() => {
  window.history.pushState(null, "", "/story");
  window.history.pushState(null, "", "/game");
});

afterEach(() => {
  vi.restoreAllMocks();
});

it("closes a desk by going back once, however often it is asked in one moment", async () => {
  const back = vi.spyOn(window.history, "back");
  openDesk("bank");
  closeDesk();
  closeDesk();
  await waitFor(() => expect(isDeskOpen()).toBe(false));
  expect(back).toHaveBeenCalledOnce();
  expect(path()).toBe("/game");
});

it("closes the next desk too", async () => {
  for (const desk of ["bank", "log"] as const) {
    openDesk(desk);
    expect(isDeskOpen()).toBe(true);
    closeDesk();
    await waitFor(() => expect(isDeskOpen()).toBe(false));
  }
  expect(path()).toBe("/game");
});

it("closes a desk that the address came with, and stays on the page", async () => {
  window.history.replaceState(null, "", "/game?desk=log");
  closeDesk();
  closeDesk();
  await settle();
  expect([path(), isDeskOpen()]).toEqual(["/game", false]);
});
