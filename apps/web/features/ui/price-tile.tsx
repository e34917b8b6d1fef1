import { type Amounts, mapResources, missingAmounts, RESOURCES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { shortNumber } from "../../lib/numbers.ts";
import { Amount } from "./amount.tsx";
import { GameIcon } from "./game-icon.tsx";
import { Icon } from "./icon.tsx";

const t = await messages("controls");

/** The price of several of the same. */
function times(price: Amounts, count: number): Amounts {
  return mapResources((of) => price[of] * count);
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

/**
 * "120 metal and 40 energy", without zero amounts; empty if all are. `more` says what is missing.
 */
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

interface PriceTileProps {
  /** The price of one. */
  price: Amounts;
  have: Amounts;
  /** Mean yield of a dig, to estimate how many digs a missing amount takes. */
  yieldPerDig: Amounts;
  /** How many are bought. */
  count?: number;
}

function Shortage({ missing, yieldPerDig }: { missing: Amounts; yieldPerDig: Amounts }) {
  const digs = digsFor(missing, yieldPerDig);
  return (
    <p className="price-short">
      <Icon name="ban" className="size-4" />
      <span>
        {t("price.shortBy", { amounts: priceText(missing, "more") })}
        {digs !== null && t("price.digs", { count: digs })}
      </span>
    </p>
  );
}

/** A price, with the player's amount and what is left or missing. */
export function PriceTile({ price, have, yieldPerDig, count = 1 }: PriceTileProps) {
  const total = times(price, count);
  const missing = missingAmounts(have, total);
  const isShort = missing.metal > 0 || missing.energy > 0;
  const kinds = RESOURCES.filter((kind) => total[kind] > 0);
  if (kinds.length === 0) return <p className="price-tile price-free">{t("price.free")}</p>;
  return (
    <div className="price-tile" data-short={isShort || undefined}>
      <table className="price-table">
        <caption className="sr-only">{t("price.label")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("price.cost")}</th>
            <th scope="col">{t("price.have")}</th>
            {!isShort && <th scope="col">{t("price.after")}</th>}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} data-short={missing[kind] > 0 || undefined}>
              <th scope="row">
                <GameIcon name={kind} className={`size-5 icon-${kind}`} />
                {t(`price.resources.${kind}`)}
              </th>
              <td className="price-cost">
                <Amount value={total[kind]} />
              </td>
              <td>
                <Amount value={have[kind]} />
              </td>
              {!isShort && (
                <td>
                  <Amount value={have[kind] - total[kind]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isShort && <Shortage missing={missing} yieldPerDig={yieldPerDig} />}
    </div>
  );
}
