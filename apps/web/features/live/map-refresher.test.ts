import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { trpc } from "../../lib/trpc.ts";
import { BATCH_MS, createMapRefresher } from "./map-refresher.ts";

beforeEach(() => vi.useFakeTimers());

const HERE = { x: 3, y: 4 };
const VIEW = getQueryKey(trpc.fields.view, undefined, "query");
const FIELD = getQueryKey(trpc.fields.field, HERE, "query");

/** A page that shows the map and one field. */
function openPage() {
  const queries = new QueryClient();
  const queryFn = vi.fn(async () => ({ owner: "new" }));
  for (const queryKey of [VIEW, FIELD]) {
    queries.setQueryData(queryKey, {});
    new QueryObserver(queries, { queryKey, queryFn, enabled: false }).subscribe(() => {});
  }
  const field = { fetch: vi.fn(async () => undefined) };
  const view = { invalidate: vi.fn() };
  const calls = { fields: { field, view }, puc: { list: { invalidate: vi.fn() } } };
  const utils = calls as unknown as Parameters<typeof createMapRefresher>[0];
  const refresher = createMapRefresher(utils, queries);
  vi.advanceTimersByTime(10);
  return { queries, queryFn, calls, refresher };
}

it("refetches once for what is shown, however many changes arrive", () => {
  const { calls, refresher } = openPage();
  for (let news = 0; news < 50; news++) {
    refresher.onField(HERE);
    refresher.onField({ x: 9, y: 9 });
  }
  vi.advanceTimersByTime(BATCH_MS);
  expect(calls.fields.field.fetch).toHaveBeenCalledExactlyOnceWith(HERE, { staleTime: 0 });
  expect(calls.fields.view.invalidate).toHaveBeenCalledOnce();
  expect(calls.puc.list.invalidate).toHaveBeenCalledOnce();
});

it("skips queries that walking has refetched since", () => {
  const { queries, calls, refresher } = openPage();
  refresher.onField(HERE);
  vi.advanceTimersByTime(100);
  queries.setQueryData(VIEW, { rows: [] });
  queries.setQueryData(FIELD, { type: "waste" });
  vi.advanceTimersByTime(BATCH_MS);
  expect(calls.fields.field.fetch).not.toHaveBeenCalled();
  expect(calls.fields.view.invalidate).not.toHaveBeenCalled();
});

it("refetches nothing after it is closed", () => {
  const { calls, refresher } = openPage();
  refresher.onField(HERE);
  refresher.close();
  vi.advanceTimersByTime(BATCH_MS);
  expect(calls.fields.view.invalidate).not.toHaveBeenCalled();
});

it("refetches the map and the shown fields after an interruption, but no other fields", async () => {
  const { queries, queryFn, calls, refresher } = openPage();
  queries.setQueryData(getQueryKey(trpc.fields.field, { x: 9, y: 9 }, "query"), {});
  refresher.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(queries.getQueryData(FIELD)).toEqual({ owner: "new" });
  expect(calls.fields.view.invalidate).toHaveBeenCalledOnce();
});
