import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query-client.ts";
import { store } from "../../lib/store.ts";
import { lastAmountsAtom } from "../army/use-army.ts";
import { sessionTotalAtom } from "../casino/use-casino.ts";
import { foundPlaceAtom } from "../tools/use-tool.ts";
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

it("forgets what the previous player requested, found, staked and bought", () => {
  store.set(requestedPathAtom, "/game?desk=plots");
  store.set(foundPlaceAtom, { x: 3, y: 4, title: "Base of Ada" });
  store.set(sessionTotalAtom, { metal: -600, energy: 0, stakes: 2 });
  store.set(lastAmountsAtom, { sniper: 9 });
  leave(createQueryClient(), null);
  expect(store.get(requestedPathAtom)).toBeNull();
  expect(store.get(foundPlaceAtom)).toBeNull();
  expect(store.get(sessionTotalAtom)).toEqual({ metal: 0, energy: 0, stakes: 0 });
  expect(store.get(lastAmountsAtom)).toEqual({});
});
