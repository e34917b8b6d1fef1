/** Paying for things (rules §5, §10, §14). */
import type { Resource } from "../resource.ts";
import type { PlayerState } from "../state.ts";

/** Metal and energy; both integers of at least 0. */
export type Price = Readonly<Record<Resource, number>>;

/** What is missing of a price in one resource. */
export type OneShort = "NOT_ENOUGH_METAL" | "NOT_ENOUGH_ENERGY";

/** What is missing: one of the two resources, or both. */
export type Shortage = OneShort | "NOT_ENOUGH_RESOURCES";

/** Which of the two the carried resources do not cover; null when the price can be paid. */
export function shortage(player: Pick<PlayerState, Resource>, price: Price): Shortage | null {
  const metal = player.metal < price.metal;
  const energy = player.energy < price.energy;
  if (metal && energy) return "NOT_ENOUGH_RESOURCES";
  if (metal) return "NOT_ENOUGH_METAL";
  return energy ? "NOT_ENOUGH_ENERGY" : null;
}

/** The resource of a price in one of them, when it is not covered; null when it can be paid. */
export function shortageOf(
  player: Pick<PlayerState, Resource>,
  resource: Resource,
  amount: number,
): OneShort | null {
  if (player[resource] >= amount) return null;
  return resource === "metal" ? "NOT_ENOUGH_METAL" : "NOT_ENOUGH_ENERGY";
}

/** What is carried once the price is paid. */
export function paid(player: Pick<PlayerState, Resource>, price: Price): Price {
  return { metal: player.metal - price.metal, energy: player.energy - price.energy };
}

/** The deltas of the ledger row that pays the price. */
export function cost(price: Price): Price {
  // Taken from 0, so that nothing paid is 0 and not -0.
  return { metal: 0 - price.metal, energy: 0 - price.energy };
}
