/** What something costs, and how far away that is for a player. */
import { t } from "../../lib/i18n/catalogue.ts";
import { shortNumber } from "../../lib/numbers.ts";

/** Amounts of both resources; zero parts are left out when drawn. */
export interface Price {
  metal: number;
  energy: number;
}

/** Both resources in the order they are always listed. */
export const PRICE_KINDS = ["metal", "energy"] as const satisfies readonly (keyof Price)[];

/** The price of several of the same. */
export function times(price: Price, count: number): Price {
  return { metal: price.metal * count, energy: price.energy * count };
}

/** What is missing to pay a price; zero where there is enough. */
export function shortBy(price: Price, have: Price): Price {
  return {
    metal: Math.max(0, price.metal - have.metal),
    energy: Math.max(0, price.energy - have.energy),
  };
}

/** Digs until an amount is together, at the mean yields; null when digging yields nothing of it. */
export function digsFor(missing: Price, yieldPerDig: Price): number | null {
  let digs = 0;
  for (const kind of PRICE_KINDS) {
    if (missing[kind] <= 0) continue;
    if (yieldPerDig[kind] <= 0) return null;
    digs += Math.ceil(missing[kind] / yieldPerDig[kind]);
  }
  return digs;
}

/** "120 metal and 40 energy", zero parts left out; "" for nothing. */
export function priceText(price: Price): string {
  const words = t.parts.price;
  return PRICE_KINDS.filter((kind) => price[kind] > 0)
    .map((kind) => words.amount(shortNumber(price[kind]), words.resources[kind]))
    .join(words.and);
}
