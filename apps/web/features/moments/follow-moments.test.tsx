import type { LoginPayload } from "@emberlode/contract";
import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, render, renderHook } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import * as notices from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { makePayload, playingPage } from "../session/testing.tsx";
import { useFollowMoments } from "./follow-moments.ts";
import { momentAtom } from "./moment-atom.ts";
import MomentCard, { MOMENT_MS } from "./moment-card.tsx";

const t = english.moments;

const PROGRESS = getQueryKey(trpc.user.progress, undefined, "query");

/** The hook on a page whose player's rank changes. */
function follow() {
  const { wrapper, queries } = playingPage();
  const setRank = (rank: number) =>
    act(async () => {
      queries.setQueryData(PROGRESS, { rank, deeds: {}, plots: 0 });
      await vi.advanceTimersByTimeAsync(1);
    });
  renderHook(() => useFollowMoments(makePayload().user), { wrapper });
  return { setRank };
}

/** The moment shown after a change of the player, of the rank, or of both. */
function momentAfter(
  [before, after]: readonly Partial<LoginPayload["user"]>[],
  [rankBefore, rankAfter]: readonly (number | null)[],
) {
  const { wrapper, queries, store } = playingPage();
  const setRank = (rank: number | null | undefined) =>
    queries.setQueryData(PROGRESS, { rank, deeds: {}, plots: 0 });
  setRank(rankBefore);
  const { rerender } = renderHook(({ set }) => useFollowMoments(makePayload(set).user), {
    wrapper,
    initialProps: { set: before ?? {} },
  });
  expect(store.get(momentAtom)).toBeNull();
  act(() => void setRank(rankAfter));
  rerender({ set: after ?? {} });
  return store.get(momentAtom);
}

it.each<[string, readonly (number | null)[], string[]]>([
  ["won", [2, 1], [t("first")]],
  ["lost", [1, 2], [t("firstLost", { rank: "2" })]],
  ["held", [1, 1], []],
  ["out of reach", [4, 3], []],
  ["won with the first unit", [null, 1], [t("first")]],
  ["lost with all units", [1, null], []],
])("says when first place is %s", (_what, ranks, said) => {
  const raised = vi.spyOn(notices, "notifyNews").mockImplementation(() => undefined);
  onTestFinished(() => raised.mockRestore());
  momentAfter([{}, {}], ranks);
  expect(raised.mock.calls.map(([{ title }]) => title)).toEqual(said);
});

it("tells of first place at most once an hour, as it may alternate", async () => {
  const raised = vi.spyOn(notices, "notifyNews").mockImplementation(() => undefined);
  onTestFinished(() => raised.mockRestore());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { setRank } = follow();
  for (const rank of [2, 1, 2, 1]) await setRank(rank);
  expect(raised).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(HOUR);
  await setRank(2);
  expect(raised).toHaveBeenCalledTimes(2);
});

const OFF = { baseOnMap: false };
const ON = { baseOnMap: true };

it("shows the base when it is founded", () => {
  expect(momentAfter([OFF, ON], [null, null])).toMatchObject({ kind: "founded", rank: null });
});

it("shows the base when its picture improves with the rank, and only then", () => {
  expect(momentAfter([ON, ON], [2, 1])).toMatchObject({ kind: "rank", rank: 1 });
  expect(momentAfter([ON, ON], [1, 2])).toBeNull();
  expect(momentAfter([ON, ON], [90_000, 89_999])).toBeNull();
});

it.each([
  ["in time", () => vi.advanceTimersByTime(MOMENT_MS)],
  ["with the next press", () => window.dispatchEvent(new Event("pointerdown"))],
  ["with the next key", () => window.dispatchEvent(new KeyboardEvent("keydown"))],
])("ends %s", (_how, endIt) => {
  vi.useFakeTimers();
  const onEnd = vi.fn();
  const moment = { kind: "founded", x: 1, y: 1, rank: null, at: 1 } as const;
  render(<MomentCard moment={moment} onEnd={onEnd} />, { wrapper: playingPage().wrapper });
  window.dispatchEvent(new KeyboardEvent("keydown", { repeat: true }));
  vi.advanceTimersByTime(MOMENT_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  endIt();
  expect(onEnd).toHaveBeenCalled();
  vi.useRealTimers();
});
