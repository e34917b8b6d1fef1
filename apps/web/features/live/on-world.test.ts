import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { trpc } from "../../lib/trpc.ts";
import { GATHER_MS, onWorld } from "./on-world.ts";

beforeEach(() => vi.useFakeTimers());

const HERE = { x: 3, y: 4 };
const VIEW = getQueryKey(trpc.fields.view, undefined, "query");
const FIELD = getQueryKey(trpc.fields.field, HERE, "query");

/** A page that shows the map and one field. */
function openPage() {
  const queries = new QueryClient();
  for (const queryKey of [VIEW, FIELD]) {
    queries.setQueryData(queryKey, {});
    new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => {});
  }
  const field = { fetch: vi.fn(async () => undefined) };
  const view = { invalidate: vi.fn() };
  const calls = { fields: { field, view }, puc: { list: { invalidate: vi.fn() } } };
  const world = onWorld(calls as unknown as Parameters<typeof onWorld>[0], queries);
  vi.advanceTimersByTime(10);
  return { queries, calls, world };
}

it("refetches once for what is shown, however many changes arrive", () => {
  const { calls, world } = openPage();
  for (let news = 0; news < 50; news++) {
    world.onField(HERE);
    world.onField({ x: 9, y: 9 });
  }
  vi.advanceTimersByTime(GATHER_MS);
  expect(calls.fields.field.fetch).toHaveBeenCalledExactlyOnceWith(HERE, { staleTime: 0 });
  expect(calls.fields.view.invalidate).toHaveBeenCalledOnce();
  expect(calls.puc.list.invalidate).toHaveBeenCalledOnce();
});

it("skips queries that walking has refetched since", () => {
  const { queries, calls, world } = openPage();
  world.onField(HERE);
  vi.advanceTimersByTime(100);
  queries.setQueryData(VIEW, { rows: [] });
  queries.setQueryData(FIELD, { type: "waste" });
  vi.advanceTimersByTime(GATHER_MS);
  expect(calls.fields.field.fetch).not.toHaveBeenCalled();
  expect(calls.fields.view.invalidate).not.toHaveBeenCalled();
});

it("refetches nothing after it is closed", () => {
  const { calls, world } = openPage();
  world.onField(HERE);
  world.close();
  vi.advanceTimersByTime(GATHER_MS);
  expect(calls.fields.view.invalidate).not.toHaveBeenCalled();
});
