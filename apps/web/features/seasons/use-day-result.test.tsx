import { HOUR, MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as notices from "../../lib/notify.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { playingPage } from "../session/testing.tsx";
import { useDayResult } from "./use-day-result.ts";

const t = english.away;
const SCORED = { holding: 0, raiding: 0, exploring: 0, strength: 0, renown: 8_220 };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Passes midnight with the page open; the server has scored the day after so many requests. */
async function passMidnight(isGuest: boolean, scoredAfter: number) {
  const raised = vi.spyOn(notices, "notifyNews").mockImplementation(() => undefined);
  let asked = 0;
  const server = async () => {
    asked += 1;
    return { yesterday: asked > scoredAfter ? SCORED : null, rank: 1 };
  };
  const { wrapper } = playingPage({ server });
  // The page has set the server clock.
  vi.setSystemTime(Date.now() - serverNow() + Date.UTC(2026, 4, 20, 23, 59, 30));
  renderHook(() => useDayResult(isGuest), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(raised).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(HOUR));
  const titles = raised.mock.calls.map(([{ title }]) => title);
  raised.mockRestore();
  return { titles, asked };
}

const NEWS = `${t("renownYesterday", { renown: "82.2" })} ${t("renownRank", { rank: 1 })}`;

it("tells once what the day brought, as soon as it is scored", async () => {
  expect(await passMidnight(false, 2)).toEqual({ titles: [NEWS], asked: 3 });
});

it("stops asking about a day that is never scored", async () => {
  expect(await passMidnight(false, 99)).toEqual({ titles: [], asked: 5 });
});

it("asks nothing for guests, who earn no renown", async () => {
  expect(await passMidnight(true, 0)).toEqual({ titles: [], asked: 0 });
});
