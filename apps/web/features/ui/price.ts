/** Prices, and how far a player is from affording them. */
import { type Amounts, each, RESOURCES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { shortNumber } from "../../lib/numbers.ts";

const t = await messages("controls");

/** The price of several of the same. */
export function times(price: Amounts, count: number): Amounts {
  return each((of) => price[of] * count);
}

/** Digs until an amount is reached, at the mean yields; null if digging yields none of it. */
export function digsFor(missing: Amounts, yieldPerDig: Amounts): number | null {
  let digs = 0;
  for (const kind of RESOURCES) {
    if (missing[kind] <= 0) continue;
    if (yieldPerDig[kind] <= 0) return null;
    digs += Math.ceil(missing[kind] / yieldPerDig[kind]);
  }
  return digs;
}

/** "120 metal and 40 energy", without zero parts; empty if all are. `more` says what is missing. */
export function priceText(price: Amounts, kind: "amount" | "more" = "amount"): string {
  return RESOURCES.filter((of) => price[of] > 0)
    .map((of) =>
      t(`price.${kind}`, {
        amount: shortNumber(price[of]),
        resource: t(`price.resources.${of}`),
      }),
    )
    .join(t("price.and"));
}
