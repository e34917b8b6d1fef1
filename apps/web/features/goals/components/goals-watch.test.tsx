import { MAP_LETTERS } from "@emberlode/contract";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { makePayload, makeView, playingPage } from "../../session/testing.tsx";
import { keptGoalsAtom } from "../atoms/goal-atoms.ts";
import { GoalsWatch } from "./goals-watch.tsx";

beforeEach(() => {
  vi.useFakeTimers();
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
      return { deeds: {}, plots: 0, rank: null, bestRank: null };
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

/** What is said when the first answer about a player knows of a dig already. */
async function saidAtFirst(known: string | null): Promise<string> {
  const payload = makePayload({ isGuest: true });
  const { wrapper, store } = playingPage({
    payload,
    view: makeView([MAP_LETTERS.waste]),
    server: async () => ({ deeds: { dig: 1 }, plots: 0, rank: null, bestRank: null }),
  });
  store.set(keptGoalsAtom, { player: known, reached: [] });
  render(<GoalsWatch user={payload.user} />, { wrapper });
  await vi.advanceTimersByTimeAsync(1_000);
  return screen.getByTestId("live-goals").textContent ?? "";
}

it("says what a player reached who began here before the first answer came", async () => {
  expect(await saidAtFirst("me")).toContain("Badge earned: “First Spark”");
});

it("says nothing of what was reached before this browser met the player", async () => {
  expect(await saidAtFirst(null)).toBe("");
});
