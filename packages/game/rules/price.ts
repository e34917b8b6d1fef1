/** Payments (rules §5, §10, §14). */
import { type Amounts, mapResources, type Resource, singleAmount } from "../resource.ts";
import type { Refusal } from "../result.ts";

/** A shortage of the one resource of a price. */
export type SingleShortage = "NOT_ENOUGH_METAL" | "NOT_ENOUGH_ENERGY";

/** A shortage of one of the two resources, or both. */
export type Shortage = SingleShortage | "NOT_ENOUGH_RESOURCES";

/** Missing amounts of a price; zero where there is enough. */
export function missingAmounts(carried: Amounts, price: Amounts): Amounts {
  return mapResources((of) => Math.max(0, price[of] - carried[of]));
}

/** The refusal of a price that the carried resources do not cover; null when it can be paid. */
export function shortageForPrice(carried: Amounts, price: Amounts): Refusal<Shortage> | null {
  const shortage = missingAmounts(carried, price);
  if (shortage.metal > 0 && shortage.energy > 0) {
    return { ok: false, code: "NOT_ENOUGH_RESOURCES", missing: shortage };
  }
  if (shortage.metal > 0) return { ok: false, code: "NOT_ENOUGH_METAL", missing: shortage };
  return shortage.energy > 0 ? { ok: false, code: "NOT_ENOUGH_ENERGY", missing: shortage } : null;
}

/** The refusal of a price in one resource; null when it can be paid. */
export function shortageForAmount(
  carried: Amounts,
  resource: Resource,
  amount: number,
): Refusal<SingleShortage> | null {
  if (carried[resource] >= amount) return null;
  const shortage = missingAmounts(carried, singleAmount(resource, amount));
  const code = resource === "metal" ? "NOT_ENOUGH_METAL" : "NOT_ENOUGH_ENERGY";
  return { ok: false, code, missing: shortage };
}
