import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { versionReadyAtom } from "../../lib/version-atoms.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { Banners } from "./banners.tsx";

/** Longer than the first pause before a missing chunk is requested again. */
const SETTLE_MS = 600;

// First, since the chunk is requested once.
it("works without the chunk for offline use", async () => {
  vi.doMock("../offline/offline-watch.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const fetch = vi.fn(async () => new Response("ok"));
  vi.stubGlobal("fetch", fetch);
  const { wrapper, store } = pretendPage();
  store.set(loggedInAtom, true);
  const { container } = render(<Banners />, { wrapper });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  expect(container.querySelector(".banners")).not.toBeNull();
  // Neither requests the chunk again nor checks the server's health, which would reload the page.
  expect(fetch).not.toHaveBeenCalled();
});

it("reports a lost network immediately, and retries as soon as it is back", async () => {
  const fetch = vi.fn(async () => new Response("ok"));
  vi.stubGlobal("fetch", fetch);
  const { wrapper } = pretendPage();
  render(<Banners />, { wrapper });
  const [connection] = screen.getAllByRole("status");
  expect(connection?.textContent).toBe("");
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(connection?.textContent).toContain("Connection lost.");
  expect(fetch).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(connection?.textContent).toBe(""));
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/healthz", { cache: "no-store" });
});

it("offers a new version until the player chooses Later", async () => {
  const { wrapper, store } = pretendPage();
  store.set(versionReadyAtom, true);
  render(<Banners />, { wrapper });
  screen.getByText(english.shell("version.ready"));
  await userEvent.click(screen.getByRole("button", { name: english.shell("version.later") }));
  expect(screen.queryByText(english.shell("version.ready"))).toBeNull();
});
