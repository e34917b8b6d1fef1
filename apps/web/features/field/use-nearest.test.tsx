import { MAP_LETTERS } from "@emberlode/contract";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeView, playingPage } from "../session/testing.tsx";
import { useNearestDig } from "./use-nearest.ts";

const NOW = Date.parse("2025-06-01T12:00:00.000Z");
const REST_MS = 5_000;
const { waste, metal } = MAP_LETTERS;
const spentAt = (x: number) => ({ x, y: 1, until: new Date(NOW + REST_MS).toISOString() });

beforeEach(() => vi.useFakeTimers({ now: NOW }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("returns to a field to dig as soon as its cooldown ends", () => {
  const view = makeView([waste + metal + waste + metal], { resting: [spentAt(2)] });
  const { wrapper } = playingPage({ view });
  const find = vi.fn(useNearestDig);
  const { result } = renderHook(() => find(), { wrapper });
  pass(1_000);
  const drawn = find.mock.calls.length;
  pass(REST_MS - 2_000);
  expect(result.current).toMatchObject({ x: 4 });
  expect(find).toHaveBeenCalledTimes(drawn);
  pass(1_000);
  expect(result.current).toMatchObject({ x: 2 });
});
