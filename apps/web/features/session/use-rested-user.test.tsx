import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePayload, makeStatus } from "./testing.tsx";
import { useRestedUser } from "./use-rested-user.ts";

/** The same units as before, as the cache keeps them. */
const status = makeStatus();
const { user } = makePayload({ status });

const after = (set: Parameters<typeof makeStatus>[0]) => ({
  ...user,
  status: { ...status, ...set },
});

const open = () => renderHook(({ now }) => useRestedUser(now), { initialProps: { now: user } });

it("stays the same object while only the place changes", () => {
  const { result, rerender } = open();
  rerender({ now: after({ version: 2, x: 11, y: 12, serverTime: "2025-06-01T12:00:01.000Z" }) });
  expect(result.current).toBe(user);
});

it("is the new one as soon as something else changes, of the status or beside it", () => {
  const { result, rerender } = open();
  const dug = after({ version: 3, x: 11, metal: 1057 });
  rerender({ now: dug });
  expect(result.current).toBe(dug);
  const named = { ...dug, username: "lovelace", isGuest: false };
  rerender({ now: named });
  expect(result.current).toBe(named);
});
