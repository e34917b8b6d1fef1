import { createStore } from "jotai";
import { expect, it } from "vitest";
import { casinoLimitAtom, isLimitReachedAtom, sessionTotalAtom } from "./use-casino.ts";

it("stops at the player's loss limit for both resources together, and not before", () => {
  const store = createStore();
  store.set(sessionTotalAtom, { metal: -600, energy: -300, stakes: 4 });
  expect(store.get(isLimitReachedAtom)).toBe(false);
  store.set(casinoLimitAtom, 1_000);
  expect(store.get(isLimitReachedAtom)).toBe(false);
  store.set(sessionTotalAtom, { metal: -600, energy: -400, stakes: 5 });
  expect(store.get(isLimitReachedAtom)).toBe(true);
  store.set(casinoLimitAtom, null);
  expect(store.get(isLimitReachedAtom)).toBe(false);
});
