/** Metal and energy, and amounts of them. */
import type { ById, Counts } from "./by-id.ts";

export const RESOURCES = ["metal", "energy"] as const;
export type Resource = (typeof RESOURCES)[number];

/** An amount of each resource. Negative amounts are taken away. */
export type Amounts = Counts<Resource>;

export const NO_AMOUNTS: Amounts = { metal: 0, energy: 0 };

/** Builds a value for each resource. */
export function mapResources<Value>(toValue: (resource: Resource) => Value): ById<Resource, Value> {
  return { metal: toValue("metal"), energy: toValue("energy") };
}

/** The same amount of both resources. */
export function equalAmounts(amount: number): Amounts {
  return { metal: amount, energy: amount };
}

/** An amount of one resource and none of the other. */
export function singleAmount(resource: Resource, amount: number): Amounts {
  return resource === "metal" ? { metal: amount, energy: 0 } : { metal: 0, energy: amount };
}

export function addAmounts(to: Amounts, more: Amounts): Amounts {
  return { metal: to.metal + more.metal, energy: to.energy + more.energy };
}

/** `from` minus `taken`. Zero minus zero is 0, never -0. */
export function subtractAmounts(from: Amounts, taken: Amounts): Amounts {
  return { metal: from.metal - taken.metal, energy: from.energy - taken.energy };
}

/** The price as a negative change. */
export function negateAmounts(price: Amounts): Amounts {
  return subtractAmounts(NO_AMOUNTS, price);
}
