import type { Status } from "@emberlode/contract";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { makeWalker } from "./testing.ts";
import { useFollowStatus } from "./use-follow-status.ts";

const status = (version: number, x: number) => ({ version, x, y: 4 }) as Status;

function openPage() {
  const server = vi.fn(async (_path: string, _input: unknown): Promise<unknown> => ({}));
  const walker = makeWalker({ x: 3, y: 4 });
  const { wrapper } = pretendPage(server);
  const { rerender } = renderHook((now: Status) => useFollowStatus(walker, now), {
    wrapper,
    initialProps: status(1, 3),
  });
  return { walker, server, rerender };
}

it("follows the player's move in another tab, and fetches that field", async () => {
  const { walker, server, rerender } = openPage();
  expect(server).not.toHaveBeenCalled();
  rerender(status(2, 5));
  expect(walker.getState().shown).toEqual({ x: 5, y: 4 });
  await waitFor(() => expect(server).toHaveBeenCalledWith("fields.field", { x: 5, y: 4 }));
});

it("does not interrupt a step in flight", () => {
  const { walker, server, rerender } = openPage();
  walker.step("e");
  rerender(status(2, 30));
  expect(walker.getState().shown).toEqual({ x: 4, y: 4 });
  expect(server).not.toHaveBeenCalled();
});
