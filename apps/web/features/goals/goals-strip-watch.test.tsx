import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { makePayload, makeView, playingPage } from "../session/testing.tsx";
import { storedGoalsAtom } from "./goal-atoms.ts";
import { GoalsWatch } from "./goals-strip.tsx";

const VIEW = makeView([MAP_LETTERS.waste]);
const PROGRESS = { deeds: {}, plots: 0, rank: null, bestRank: null };

beforeEach(() => vi.useFakeTimers());

it("fetches progress once at first, then again after each change of the player", async () => {
  const payload = makePayload();
  const { user } = payload;
  const asked = vi.fn();
  const { wrapper } = playingPage({
    payload,
    view: VIEW,
    async server(path) {
      if (path === "user.progress") asked();
      return PROGRESS;
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

it.each([
  [
    "what a player reached who began here before the first answer came",
    "me",
    new RegExp(english.goals("all.dig.badge")),
  ],
  ["nothing of what was reached before this browser met the player", null, /^$/],
])("says %s", async (_what, player, said) => {
  const payload = makePayload({ isGuest: true });
  const server = async () => ({ ...PROGRESS, deeds: { dig: 1 } });
  const { wrapper, store } = playingPage({ payload, view: VIEW, server });
  store.set(storedGoalsAtom, { player, reached: [] });
  render(<GoalsWatch user={payload.user} />, { wrapper });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByTestId("live-goals").textContent).toMatch(said);
});
