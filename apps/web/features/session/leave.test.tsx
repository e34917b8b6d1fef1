import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query-client.ts";
import { store } from "../../lib/store.ts";
import { connectionLostAtom } from "./atoms/session-atoms.ts";
import { leave } from "./leave.ts";

const deleted = vi.fn(async (_name: string) => true);

beforeEach(() => {
  vi.stubGlobal("caches", { delete: deleted });
});

afterEach(() => {
  deleted.mockClear();
  store.set(connectionLostAtom, false);
});

it("leaves nothing of the last seen map in the browser", () => {
  leave(createQueryClient(), null);
  expect(deleted).toHaveBeenCalledWith("emberlode-last-map");
});

it.each([
  ["a network", () => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
  ["an answer", () => store.set(connectionLostAtom, true)],
])("keeps it when the session runs out without %s", (_what, lose) => {
  lose();
  leave(createQueryClient(), null);
  expect(deleted).not.toHaveBeenCalled();
});
