import { MAP_LETTERS } from "@emberlode/contract";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeView, playingPage } from "../session/testing.tsx";
import { useNearestDig, useNearestPlace } from "./use-nearest.ts";

const NOW = Date.parse("2025-06-01T12:00:00.000Z");
const REST_MS = 5_000;
const { waste, metal, cave } = MAP_LETTERS;
const rests = (x: number) => ({ x, y: 1, until: new Date(NOW + REST_MS).toISOString() });

beforeEach(() => vi.useFakeTimers({ now: NOW }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Uses a map where the nearer of two such fields is on cooldown; counts renders. */
function watch<T>(letter: string, use: () => T) {
  const view = makeView([waste + letter + waste + letter], { resting: [rests(2)] });
  const { wrapper } = playingPage({ view });
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return use();
    },
    { wrapper },
  );
  return { found: () => result.current, drawn: () => drawn };
}

it("returns to a field to dig as soon as its cooldown ends", () => {
  const { found, drawn } = watch(metal, useNearestDig);
  pass(1_000);
  const before = drawn();
  pass(REST_MS - 2_000);
  expect(found()).toMatchObject({ x: 4 });
  expect(drawn()).toBe(before);
  pass(1_000);
  expect(found()).toMatchObject({ x: 2 });
});

it("returns to a place as soon as its cooldown ends", () => {
  const { found } = watch(cave, () => useNearestPlace("cave"));
  expect(found()).toMatchObject({ at: { x: 4 } });
  pass(REST_MS);
  expect(found()).toMatchObject({ at: { x: 2 }, steps: 1 });
});
