/** Bases and factories for tests. */
import { baseSlots } from "../catalogue/base-levels.ts";
import type { FactoryState } from "../state.ts";

/** The base of player 1 at 10/10, with the slots of its level. */
export function makeBase(lvl = 1, set: Partial<FactoryState> = {}): FactoryState {
  const place = { id: 100, ownerId: 1, x: 10, y: 10 };
  return {
    ...place,
    type: "base",
    lvl,
    slots: baseSlots(lvl),
    safeUntil: 0,
    storeSince: 0,
    garrison: 0,
    ...set,
  };
}

/** A plain factory of player 1. Its id is also its column. */
export function makeFactory(
  id: number,
  slots = 500,
  set: Partial<FactoryState> = {},
): FactoryState {
  const place = { id, ownerId: 1, x: id, y: 20 };
  return {
    ...place,
    type: "factory",
    lvl: 1,
    slots,
    safeUntil: 0,
    storeSince: 0,
    garrison: 0,
    ...set,
  };
}
