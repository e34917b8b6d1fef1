import { MAP_LETTERS } from "@emberlode/contract";
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makePayload, makeView, playingPage } from "../../session/testing.tsx";
import { GoalsWatch } from "./goals-watch.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks for progress once at first, and again after each change of the player", async () => {
  const payload = makePayload();
  const { user } = payload;
  const asked = vi.fn();
  const { wrapper } = playingPage({
    payload,
    view: makeView([MAP_LETTERS.waste]),
    async server(path) {
      if (path === "user.progress") asked();
      return { deeds: {}, plots: 0, rank: null };
    },
  });
  const atVersion = (version: number) => (
    <GoalsWatch user={{ ...user, status: { ...user.status, version } }} />
  );
  const { rerender } = render(atVersion(3), { wrapper });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(atVersion(4));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
});
