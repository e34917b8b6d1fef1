import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { playingPage } from "../session/testing.tsx";
import { useResumeWalk } from "./use-walker.ts";

const HOME = { x: 10, y: 10 };
const FAR = { x: 20, y: 10 };

/** Pretends that the page was opened or reloaded. */
function pageOf(type: "navigate" | "reload") {
  const entry = { entryType: "navigation", name: "", startTime: 0, duration: 0, type };
  const entries = [{ ...entry, toJSON: () => entry }];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
}

/** The game of a player, and a function that leaves the game page. */
function play(player = "me") {
  const { walker, wrapper } = playingPage({ at: HOME });
  const { unmount } = renderHook(() => useResumeWalk(player), { wrapper });
  return { walker, leave: unmount };
}

beforeEach(() => pageOf("navigate"));

it("continues a walk after a reload, including the dig at its end", () => {
  play().walker.walkTo(FAR, true);
  pageOf("reload");
  const { target, thenDig } = play().walker.getState();
  expect({ target, thenDig }).toEqual({ target: FAR, thenDig: true });
});

type Play = ReturnType<typeof play>;

it.each([
  ["a walk that was stopped", "me", ({ walker }: Play) => walker.stop()],
  ["a walk that was left for another page", "me", ({ leave }: Play) => leave()],
  ["the walk of another player", "other", () => {}],
])("goes on with no other: %s", (_what, player, end) => {
  const before = play(player);
  before.walker.walkTo(FAR);
  end(before);
  pageOf("reload");
  expect(play().walker.getState().target).toBeNull();
});

it("does not walk in a duplicated tab", () => {
  play().walker.walkTo(FAR);
  expect(play().walker.getState().target).toBeNull();
});
