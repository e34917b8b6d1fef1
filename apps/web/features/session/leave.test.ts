import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query-client.ts";
import { leave } from "./leave.ts";

const deleted = vi.fn(async (_name: string) => true);

beforeEach(() => {
  vi.stubGlobal("caches", { delete: deleted });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deleted.mockClear();
});

it("leaves nothing of the last seen map in the browser", () => {
  leave(createQueryClient(), null);
  expect(deleted).toHaveBeenCalledWith("emberlode-last-map");
});

it("keeps it when the session runs out without a connection", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  leave(createQueryClient(), null);
  expect(deleted).not.toHaveBeenCalled();
});
