import { beforeEach, expect, it, vi } from "vitest";
import { createSessionRefresher, REFRESH_PAUSE_MS } from "./session-refresher.ts";

beforeEach(() => vi.useFakeTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

it("refetches when the player returns, at most once in ten seconds", async () => {
  const refetch = vi.fn(async () => undefined);
  const { refresh, close } = createSessionRefresher(refetch);
  await settle();
  expect(refetch).not.toHaveBeenCalled();
  for (let times = 0; times < 20; times++) {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    refresh();
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(refetch).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(REFRESH_PAUSE_MS);
  expect(refetch).toHaveBeenCalledTimes(2);
  close();
});

it("continues after a failure, and stops when closed", async () => {
  const refetch = vi.fn(async () => undefined);
  refetch.mockRejectedValueOnce(new Error("away"));
  const { close } = createSessionRefresher(refetch);
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(2 * REFRESH_PAUSE_MS);
  window.dispatchEvent(new Event("focus"));
  await settle();
  expect(refetch).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event("focus"));
  close();
  await vi.advanceTimersByTimeAsync(2 * REFRESH_PAUSE_MS);
  window.dispatchEvent(new Event("focus"));
  await settle();
  expect(refetch).toHaveBeenCalledTimes(2);
});

it("does not refetch for a hidden page", async () => {
  const refetch = vi.fn(async () => undefined);
  const { close } = createSessionRefresher(refetch);
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(refetch).not.toHaveBeenCalled();
  state.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(refetch).toHaveBeenCalledOnce();
  state.mockRestore();
  close();
});
