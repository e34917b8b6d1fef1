/** Output and stores of factories (rules §13). Stores are computed when they are read. */
import { classRank, FACTORY_CLASSES, factoryClass } from "../catalogue/factory-classes.ts";
import { OUTPUT } from "../catalogue/production.ts";
import { DAY } from "../game-time.ts";
import { type Amounts, addAmounts, mapResources, NO_AMOUNTS } from "../resource.ts";
import type { FactoryState, PlayerState } from "../state.ts";

/** A factory with the percentage of its output that its owner's number of factories leaves. */
export interface Output {
  factory: FactoryState;
  /** 30..100. */
  percent: number;
}

/** Percentage of the output of the nth factory of a player, from 0. */
function outputPercent(nth: number): number {
  const { full, percentLess, minPercent } = OUTPUT;
  return Math.max(minPercent, 100 - percentLess * Math.max(0, nth + 1 - full));
}

/**
 * The plain factories of a player in the order in which they count, the largest class first, then
 * the most slots, then the oldest: the first four make 100%, each further one ten points less.
 */
export function outputsOf(factories: readonly FactoryState[]): Output[] {
  return factories
    .filter(({ type }) => type === "factory")
    .sort((a, b) => classRank(b.slots) - classRank(a.slots) || b.slots - a.slots || a.id - b.id)
    .map((factory, nth) => ({ factory, percent: outputPercent(nth) }));
}

type Digger = Pick<PlayerState, "digMin" | "digMax">;

/** Milliseconds of production in a factory's store, at most a day. */
export function storedMs({ storeSince }: Pick<FactoryState, "storeSince">, now: number): number {
  return Math.min(DAY, Math.max(0, now - storeSince));
}

/** The percentage of its output that one more factory with this many slots would make. */
export function nextOutputPercent(factories: readonly FactoryState[], slots: number): number {
  const isBefore = (other: FactoryState) => other.type === "factory" && other.slots >= slots;
  return outputPercent(factories.filter(isBefore).length);
}

/** The slots of a factory, and the percentage of its output. */
interface SizedOutput extends Pick<Output, "percent"> {
  factory: Pick<FactoryState, "slots">;
}

/** The output of a factory in `ms` milliseconds, rounded down. */
export function outputIn(ms: number, { factory, percent }: SizedOutput, owner: Digger): Amounts {
  const { digsPerDay } = FACTORY_CLASSES[factoryClass(factory.slots)];
  // Whole numbers until the division: twice the average dig, times the percentage.
  return mapResources((of) =>
    Math.floor((ms * digsPerDay * (owner.digMin[of] + owner.digMax[of]) * percent) / (DAY * 200)),
  );
}

/** The current store of a factory. */
export function storeOf(output: Output, owner: Digger, now: number): Amounts {
  return outputIn(storedMs(output.factory, now), output, owner);
}

/** The store of one of a player's factories; empty if it is not theirs. */
export function storeIn(
  at: Pick<FactoryState, "id">,
  owner: { player: Digger; factories: readonly FactoryState[] },
  now: number,
): Amounts {
  const output = outputsOf(owner.factories).find(({ factory }) => factory.id === at.id);
  return output === undefined ? NO_AMOUNTS : storeOf(output, owner.player, now);
}

/** The current total of all stores of a player. */
export function allStores(
  player: Digger,
  factories: readonly FactoryState[],
  now: number,
): Amounts {
  return outputsOf(factories).reduce(
    (sum, output) => addAmounts(sum, storeOf(output, player, now)),
    NO_AMOUNTS,
  );
}
