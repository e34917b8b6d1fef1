/** Factories for tests. */
import type { FactoryTarget, OwnedFactory } from "@emberlode/contract";

/** A factory of the player's at 3, 4. */
export function makeOwned(set: Partial<OwnedFactory> = {}): OwnedFactory {
  return {
    _id: "9",
    user: "me",
    factory: { type: "factory", x: 3, y: 4 },
    lvl: 1,
    slots: 300,
    name: null,
    rank: null,
    safeUntil: null,
    fallsFreeAt: null,
    production: null,
    garrison: 0,
    ...set,
  };
}

/** A free factory that may be captured, about which nothing else is known. */
export function makeTarget(set: Partial<FactoryTarget> = {}): FactoryTarget {
  return {
    owner: null,
    site: { class: "small", name: null },
    scout: null,
    output: { percent: 100, perDay: { metal: 0, energy: 0 } },
    allowance: { metal: 0, energy: 0 },
    spoils: null,
    refusal: null,
    plunderRefusal: null,
    report: null,
    safeUntil: null,
    reservedUntil: null,
    fallsFreeAt: null,
    attacksLeft: 20,
    attacksPerDay: 20,
    ...set,
  };
}
