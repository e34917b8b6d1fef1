import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LastMap } from "../../lib/last-map.ts";
import { textsOf } from "../../lib/testing-screen.ts";
import OfflineStart from "./offline-start.tsx";
import { LAST_MAP } from "./testing.ts";

const t = english.offline;
const health = vi.fn<() => Promise<Response>>();
const onRetry = vi.fn();

/** Opens the page in a browser with this stored map. */
function open(map: LastMap | null): void {
  vi.stubGlobal("caches", { match: async () => (map === null ? undefined : Response.json(map)) });
  render(<OfflineStart onRetry={onRetry} />);
}

beforeEach(() => {
  health.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", health);
  window.history.replaceState(null, "", "/game");
});

afterEach(() => {
  onRetry.mockReset();
  // Earlier tests may have run long enough for a health check.
  health.mockReset();
});

const labels = () => screen.getAllByRole("gridcell").map((cell) => cell.getAttribute("aria-label"));

it("shows when the map was seen, and the player's position and resources then", async () => {
  open(LAST_MAP);
  await screen.findByRole("heading", {
    level: 1,
    name: /^Offline\. This is the map as you last saw it \(.*\d\)\.$/,
  });
  expect(labels()).toContain("10, 10. Wasteland, you are here");
  expect(labels()).toContain("9, 10. Your base");
  const map = screen.getByRole("region", { name: t("map.title", { username: "Rask" }) });
  expect(map.textContent).toMatch(/Carried metal1,234Carried energy567/);
});

it("describes a selected field without walking there", async () => {
  open(LAST_MAP);
  await userEvent.click(await screen.findByRole("gridcell", { name: "10, 9. Mineral Deposit" }));
  screen.getByText("10, 9. Mineral Deposit");
  expect(labels()).toContain("10, 10. Wasteland, you are here");
  expect(textsOf(screen.getAllByRole("button"))).toEqual([english.shell("retry"), t("map.back")]);
});

it("links to the map on all other pages", async () => {
  window.history.replaceState(null, "", "/ranks");
  open(LAST_MAP);
  const link = await screen.findByRole("link", { name: t("toMap") });
  expect(link.getAttribute("href")).toBe("/game");
  expect(screen.queryByRole("grid")).toBeNull();
});

it("says that no map is stored, and offers none", async () => {
  open(null);
  await screen.findByText(t("noMap"));
  expect(screen.queryByRole("link")).toBeNull();
});

it("returns automatically when the server responds, and not before", async () => {
  vi.useFakeTimers();
  open(null);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(health).toHaveBeenCalledTimes(3);
  expect(onRetry).not.toHaveBeenCalled();
  health.mockResolvedValue(new Response("ok"));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
