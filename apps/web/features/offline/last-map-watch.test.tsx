import { getQueryKey } from "@trpc/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyStatus, SESSION_KEY } from "../../lib/apply-status.ts";
import type { storeLastMap } from "../../lib/last-map.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { trpc } from "../../lib/trpc.ts";
import { makePayload, makeView } from "../session/testing.tsx";
import { watchLastMap } from "./offline-watch.tsx";

const VIEW_KEY = getQueryKey(trpc.fields.view, undefined, "query");

const keep = vi.fn<typeof storeLastMap>(() => Promise.resolve());
let stop = () => {};

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));

afterEach(() => {
  stop();
  keep.mockReset();
  keep.mockResolvedValue(undefined);
});

/** A page of a logged-in player with a map. */
function play() {
  const queries = createQueryClient();
  stop = watchLastMap(queries, () => true, keep);
  queries.setQueryData(SESSION_KEY, makePayload());
  queries.setQueryData(VIEW_KEY, makeView(["m."]));
  return queries;
}

it("stores nothing before a map is loaded, then the map with the time and resources", async () => {
  const queries = createQueryClient();
  stop = watchLastMap(queries, () => true, keep);
  queries.setQueryData(SESSION_KEY, makePayload());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).not.toHaveBeenCalled();
  const view = makeView(["m."]);
  queries.setQueryData(VIEW_KEY, view);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).toHaveBeenCalledTimes(1);
  expect(keep.mock.calls[0]?.[0]).toEqual({
    username: "ada",
    season: 1,
    seenAt: 1_010_000,
    here: { x: 10, y: 10 },
    metal: 1000,
    energy: 1000,
    view,
  });
});

it("stores several steps in one write, and the last one when the page is hidden", async () => {
  const queries = play();
  await vi.advanceTimersByTimeAsync(3_000);
  for (const x of [11, 12, 13]) applyStatus(queries, { version: x, x });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(keep.mock.calls.map(([map]) => map.here.x)).toEqual([10, 13]);
  applyStatus(queries, { version: 14, x: 14 });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.restoreAllMocks();
  expect(keep.mock.lastCall?.[0].here.x).toBe(14);
});

it("ignores a failed write", async () => {
  keep.mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  play();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(keep).toHaveBeenCalledTimes(1);
});

it("stores nothing after it is stopped", async () => {
  play();
  stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(keep).not.toHaveBeenCalled();
});

it("stores nothing while its data is refetched, as for another player", async () => {
  const queries = play();
  await queries.invalidateQueries();
  queries.setQueryData(SESSION_KEY, makePayload({ _id: "other", username: "bea" }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(keep).not.toHaveBeenCalled();
  queries.setQueryData(VIEW_KEY, makeView([".m"]));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(keep.mock.calls.map(([{ username }]) => username)).toEqual(["bea"]);
});
