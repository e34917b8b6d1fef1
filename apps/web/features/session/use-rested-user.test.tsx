import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePayload, makeStatus } from "./testing.tsx";
import { useRestedUser } from "./use-rested-user.ts";

/** Structural sharing keeps equal parts, such as the units. */
const status = makeStatus();
const { user } = makePayload({ status });

const after = (set: Parameters<typeof makeStatus>[0]) => ({
  ...user,
  status: { ...status, ...set },
});

const open = () => renderHook(({ now }) => useRestedUser(now), { initialProps: { now: user } });

it("returns the same object while only the position changes", () => {
  const { result, rerender } = open();
  rerender({ now: after({ version: 2, x: 11, y: 12, serverTime: "2025-06-01T12:00:01.000Z" }) });
  expect(result.current).toBe(user);
});

it("returns the new object as soon as anything else changes", () => {
  const { result, rerender } = open();
  const dug = after({ version: 3, x: 11, metal: 1057 });
  rerender({ now: dug });
  expect(result.current).toBe(dug);
  const named = { ...dug, username: "lovelace", isGuest: false };
  rerender({ now: named });
  expect(result.current).toBe(named);
});
