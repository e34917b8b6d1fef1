import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query-client.ts";
import { store } from "../../lib/store.ts";
import { leave } from "./leave.ts";
import { connectionLostAtom, requestedPathAtom } from "./session-atoms.ts";

const deleted = vi.fn(async (_name: string) => true);

beforeEach(() => vi.stubGlobal("caches", { delete: deleted }));

afterEach(() => {
  deleted.mockClear();
  store.set(connectionLostAtom, false);
});

it.each([
  ["nothing of it", 1, () => {}],
  [
    "it without a network",
    0,
    () => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false),
  ],
  ["it without an answer", 0, () => store.set(connectionLostAtom, true)],
])("leaves of the last seen map when the session runs out: %s", (_what, times, lose) => {
  lose();
  leave(createQueryClient(), null);
  expect(deleted.mock.calls).toEqual(Array(times).fill(["emberlode-last-map"]));
});

it("forgets the page that the previous player had requested", () => {
  store.set(requestedPathAtom, "/game?desk=plots");
  leave(createQueryClient(), null);
  expect(store.get(requestedPathAtom)).toBeNull();
});
