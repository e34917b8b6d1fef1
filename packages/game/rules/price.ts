/** Paying for things (rules §5, §10, §14). */
import type { Amounts, Resource } from "../resource.ts";

/** What is missing of a price in one resource. */
export type OneShort = "NOT_ENOUGH_METAL" | "NOT_ENOUGH_ENERGY";

/** What is missing: one of the two resources, or both. */
export type Shortage = OneShort | "NOT_ENOUGH_RESOURCES";

/** Which of the two the carried resources do not cover; null when the price can be paid. */
export function shortage(carried: Amounts, price: Amounts): Shortage | null {
  const metal = shortageOf(carried, "metal", price.metal);
  const energy = shortageOf(carried, "energy", price.energy);
  return metal && energy ? "NOT_ENOUGH_RESOURCES" : (metal ?? energy);
}

/** The resource of a price in one of them, when it is not covered; null when it can be paid. */
export function shortageOf(carried: Amounts, resource: Resource, amount: number): OneShort | null {
  if (carried[resource] >= amount) return null;
  return resource === "metal" ? "NOT_ENOUGH_METAL" : "NOT_ENOUGH_ENERGY";
}
