import { createStore } from "jotai";
import { expect, it } from "vitest";
import { casinoLimitAtom, lossLeftAtom, sessionTotalAtom } from "./use-casino.ts";

it("counts losses of both resources together toward the player's loss limit", () => {
  const store = createStore();
  store.set(sessionTotalAtom, { metal: -600, energy: -300, stakes: 4 });
  expect(store.get(lossLeftAtom)).toBe(Number.POSITIVE_INFINITY);
  store.set(casinoLimitAtom, 1_000);
  expect(store.get(lossLeftAtom)).toBe(100);
  store.set(sessionTotalAtom, { metal: -600, energy: -500, stakes: 5 });
  expect(store.get(lossLeftAtom)).toBe(0);
});
