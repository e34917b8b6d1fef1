/** What is dug, carried and paid: metal and energy. */
import type { ById, Counts } from "./by-id.ts";

export const RESOURCES = ["metal", "energy"] as const;
export type Resource = (typeof RESOURCES)[number];

/** So much of either resource, below 0 for what is taken. */
export type Amounts = Counts<Resource>;

export const NOTHING: Amounts = { metal: 0, energy: 0 };

/** A value made for either resource. */
export function each<Value>(of: (resource: Resource) => Value): ById<Resource, Value> {
  return { metal: of("metal"), energy: of("energy") };
}

/** So much of both. */
export function both(amount: number): Amounts {
  return { metal: amount, energy: amount };
}

/** So much of one resource, and nothing of the other. */
export function only(resource: Resource, amount: number): Amounts {
  return resource === "metal" ? { metal: amount, energy: 0 } : { metal: 0, energy: amount };
}

export function added(to: Amounts, more: Amounts): Amounts {
  return { metal: to.metal + more.metal, energy: to.energy + more.energy };
}

/** What is left of the first without the second; of nothing it is 0 and not -0. */
export function less(from: Amounts, taken: Amounts): Amounts {
  return { metal: from.metal - taken.metal, energy: from.energy - taken.energy };
}

/** What a price takes. */
export function cost(price: Amounts): Amounts {
  return less(NOTHING, price);
}
