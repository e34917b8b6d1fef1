import type { Status } from "@emberlode/contract";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { playingPage } from "../session/testing.tsx";
import { makeWalker } from "./testing.ts";
import {
  SettledPositionContext,
  useFollowStatus,
  useResumeWalk,
  useSettledPosition,
  useShownPosition,
  WalkerContext,
} from "./use-walker.ts";

const START = { x: 10, y: 10 };
const EAST = { x: 11, y: 10 };

let drawn = 0;

function Settled() {
  drawn++;
  return <p>settled {useSettledPosition().x}</p>;
}

const Shown = () => <p>shown {useShownPosition().x}</p>;

it("renders dependents of a step once, after the step has settled", () => {
  const walker = makeWalker(START);
  // Elements that stay the same, so that only the hooks' values rerender it.
  const parts = [<Settled key="settled" />, <Shown key="shown" />];
  const page = (at: typeof START) => (
    <WalkerContext value={walker}>
      <SettledPositionContext value={at}>{parts}</SettledPositionContext>
    </WalkerContext>
  );
  const { rerender } = render(page(START));
  const before = drawn;
  act(() => void walker.step("e"));
  screen.getByText("shown 11");
  screen.getByText("settled 10");
  expect(drawn).toBe(before);
  rerender(page(EAST));
  screen.getByText("settled 11");
  expect(drawn).toBe(before + 1);
});

it("follows steps directly without a settled position", () => {
  const walker = makeWalker(START);
  render(
    <WalkerContext value={walker}>
      <Settled />
    </WalkerContext>,
  );
  act(() => void walker.step("e"));
  screen.getByText("settled 11");
});

const status = (version: number, x: number) => ({ version, x, y: 4 }) as Status;

function openPage() {
  const server = vi.fn(async (_path: string, _input: unknown): Promise<unknown> => ({}));
  const walker = makeWalker({ x: 3, y: 4 });
  const { wrapper } = pretendPage(server);
  const { rerender } = renderHook((now: Status) => useFollowStatus(walker, now), {
    wrapper,
    initialProps: status(1, 3),
  });
  return { walker, server, rerender };
}

it("follows the player's move in another tab, and fetches that field", async () => {
  const { walker, server, rerender } = openPage();
  expect(server).not.toHaveBeenCalled();
  rerender(status(2, 5));
  expect(walker.getState().shown).toEqual({ x: 5, y: 4 });
  await waitFor(() => expect(server).toHaveBeenCalledWith("fields.field", { x: 5, y: 4 }));
});

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
  play().walker.walkTo(FAR, { thenDig: true });
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
