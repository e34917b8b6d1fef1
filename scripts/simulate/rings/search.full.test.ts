import { expect, test } from "vitest";
import { playRings, searchRings } from "./search.ts";
import { RINGS } from "./strategy.ts";

/** Just long enough to see that better strategies are kept. */
const GLIMPSE = { days: 1, minutes: 5 };

test("finds the strategy that pays best, at least as good as those it started with", () => {
  const { best: begun } = searchRings("search", 0, GLIMPSE);
  const { best: found, rings } = searchRings("search", 2, GLIMPSE);
  const [best] = found;
  expect(rings.map(({ name }) => name)).toEqual(RINGS.map(({ name }) => name));
  expect(begun.map(({ gain }) => gain)).toEqual(
    begun.map(({ gain }) => gain).toSorted((a, b) => b - a),
  );
  expect(best?.gain).toBeGreaterThanOrEqual(begun[0]?.gain ?? 0);
});

test("rates the strategy it found by its results in other worlds", () => {
  const [lucky] = searchRings("search", 0, GLIMPSE).best;
  const { found } = playRings("search", 0, GLIMPSE);
  expect(found.strategy).toEqual(lucky?.strategy);
  expect(found.gain).toBeGreaterThan(0);
  expect(found.gain).not.toBe(lucky?.gain);
});
