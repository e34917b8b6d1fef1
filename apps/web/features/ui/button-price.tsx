import { type Amounts, mapResources, missingAmounts, RESOURCES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { shortNumber } from "../../lib/numbers.ts";
import { GameIcon } from "./game-icon.tsx";
import { digsFor, priceText } from "./price-tile.tsx";

const t = await messages("controls");

interface ButtonPriceProps {
  /** Referred to by the button's `aria-describedby`, if the button has another name. */
  id?: string;
  /** The price of one. */
  price: Amounts;
  /** What the player carries; without it, the button doesn't say what is missing. */
  have?: Amounts;
  /** How many are bought. */
  count?: number;
  /** Mean yield of a dig, to estimate how many digs a missing amount takes. */
  yieldPerDig?: Amounts;
}

/** " (about 3 digs)"; empty if digging yields none of what is missing. */
export function digsText(missing: Amounts, yieldPerDig: Amounts): string {
  const digs = digsFor(missing, yieldPerDig);
  return digs === null ? "" : t("price.digs", { count: digs });
}

/** "Short by 120 metal (about 3 digs)"; null if nothing is missing. */
export function shortText(missing: Amounts, yieldPerDig?: Amounts): string | null {
  if (missing.metal <= 0 && missing.energy <= 0) return null;
  const how = yieldPerDig === undefined ? "" : digsText(missing, yieldPerDig);
  return `${t("price.short", { amounts: priceText(missing) })}${how}`;
}

/** A price on its button, and below it what the player is short of. */
export function ButtonPrice({ id, price, have, count = 1, yieldPerDig }: ButtonPriceProps) {
  const total = mapResources((of) => price[of] * count);
  const short = have === undefined ? null : shortText(missingAmounts(have, total), yieldPerDig);
  return (
    <span id={id} className="btn-cost">
      <span className="btn-price figure">
        {RESOURCES.filter((kind) => total[kind] > 0).map((kind) => (
          <span key={kind}>
            <GameIcon name={kind} className={`size-4 icon-${kind}`} />
            <span translate="no">{shortNumber(total[kind])}</span>
            <span className="sr-only"> {t(`price.resources.${kind}`)} </span>
          </span>
        ))}
      </span>
      {short !== null && <span className="btn-short">{short}</span>}
    </span>
  );
}
