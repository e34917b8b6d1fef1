/** Lazy chunks load eventually despite network failures. */
import { createElement, Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyComponent, loadChunk } from "./load-chunk.ts";

const health = vi.fn<() => Promise<Response>>();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", health);
});

afterEach(() => {
  health.mockReset();
  reload.mockReset();
});

const away = () => Promise.reject(new TypeError("Failed to fetch"));
const well = () => Promise.resolve(new Response("ok"));

/** A loader that fails this many times before it succeeds. */
function partAfter(failures: number) {
  return vi.fn(async () => {
    if (failures-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  });
}

test("retries until the connection is back", async () => {
  health.mockImplementation(away);
  const load = partAfter(9);
  const part = loadChunk(load, reload);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(part).resolves.toBe("part");
  expect(load).toHaveBeenCalledTimes(10);
  expect(reload).not.toHaveBeenCalled();
});

test("retries immediately when the browser is online again", async () => {
  health.mockImplementation(away);
  const load = partAfter(6);
  const part = loadChunk(load, reload);
  await vi.advanceTimersByTimeAsync(250 + 500 + 1_000 + 2_000 + 4_000);
  expect(load).toHaveBeenCalledTimes(6);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  await expect(part).resolves.toBe("part");
});

test("does not reload after a single failure while the server is healthy", async () => {
  health.mockImplementation(well);
  const part = loadChunk(partAfter(1), reload);
  await vi.advanceTimersByTimeAsync(250);
  await expect(part).resolves.toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

test("shows a preloaded component immediately in a transition", async () => {
  vi.useRealTimers();
  const Part = lazyComponent(async () => ({ default: () => "part" }));
  await Part.preload();
  const container = document.createElement("div");
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(container.textContent)).observe(container, {
    childList: true,
    subtree: true,
  });
  const root = createRoot(container);
  startTransition(() =>
    root.render(createElement(Suspense, { fallback: "waits" }, createElement(Part))),
  );
  await vi.waitFor(() => expect(seen).toContain("part"));
  expect(seen).not.toContain("waits");
  root.unmount();
});
