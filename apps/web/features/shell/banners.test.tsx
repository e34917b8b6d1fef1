import { english } from "@emberlode/messages/testing/english";
import { act, render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage, SESSION } from "../../lib/testing.tsx";
import { lastContactAtom, loggedInAtom } from "../session/session-atoms.ts";
import { makeStatus } from "../session/testing.tsx";
import { SessionBanner } from "./banners.tsx";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2025-06-01T12:00:00.000Z") }));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
// Queried every second: queries by role would take half a minute on a busy machine.
const said = () => document.querySelector("[role=status]")?.textContent;
const shown = () => document.querySelector("[role=timer]")?.textContent ?? null;

function show(idleSeconds = 3600) {
  const server = vi.fn(() => new Promise(() => {}));
  const { store, queries, wrapper } = pretendPage(server);
  store.set(loggedInAtom, true);
  const answeredBefore = (ms: number) =>
    act(() => store.set(lastContactAtom, performance.now() - ms));
  answeredBefore(0);
  const status = makeStatus();
  queries.setQueryDefaults(SESSION, { staleTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(SESSION, { user: { status }, idleSeconds });
  render(<SessionBanner />, { wrapper });
  return { server, answeredBefore };
}

it("counts down visually every second, and announces only 5:00, 1:00 and 0:15", async () => {
  const { server } = show();
  await pass(HOUR - 5 * MINUTE - 1_000);
  expect([shown(), said()]).toEqual([null, ""]);
  const spoken = new Set<string | null | undefined>();
  for (let seconds = 0; seconds < 300; seconds++) {
    await pass(1_000);
    spoken.add(said());
    expect(shown()).toMatch(/^You will be logged out in [0-5]:\d\d\.$/);
  }
  expect([...spoken]).toEqual(
    ["5:00", "1:00", "0:15"].map((time) => `You will be logged out in ${time}.`),
  );
  expect(server).not.toHaveBeenCalled();
  await pass(1_000);
  expect([shown(), said()]).toEqual([null, ""]);
  expect(server).toHaveBeenCalledExactlyOnceWith("user.session", undefined);
});

it("shows no countdown for a longer session", async () => {
  const { answeredBefore } = show(48 * 3600);
  answeredBefore(HOUR - MINUTE);
  await pass(1_000);
  expect(shown()).toBeNull();
  answeredBefore(48 * HOUR - MINUTE);
  await pass(1_000);
  expect(shown()).toBe(english.shell("connection.sessionEnds", { time: "0:59" }));
});

it.each([2, -2])("shows no warning when the device's clock jumps %i hours", async (hours) => {
  const { server } = show();
  vi.setSystemTime(Date.now() + hours * HOUR);
  await pass(1_000);
  expect([shown(), said()]).toEqual([null, ""]);
  expect(server).not.toHaveBeenCalled();
});
