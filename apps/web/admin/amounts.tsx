import { exactNumber, signedNumber } from "../lib/numbers.ts";
import { t } from "./texts.ts";

interface Amounts {
  metal: number;
  energy: number;
}

/** Amounts in a sentence: 500 metal and 20 energy. */
export const amountsText = ({ metal, energy }: Amounts): string =>
  t("amounts.both", {
    metal: t("amounts.metal", { amount: exactNumber(metal) }),
    energy: t("amounts.energy", { amount: exactNumber(energy) }),
  });

/** A change in a sentence, without what stays the same: +500 metal and −20 energy. */
export function changeText({ metal, energy }: Amounts): string {
  const ofMetal = t("amounts.metal", { amount: signedNumber(metal, exactNumber) });
  const ofEnergy = t("amounts.energy", { amount: signedNumber(energy, exactNumber) });
  if (metal === 0) return ofEnergy;
  return energy === 0 ? ofMetal : t("amounts.both", { metal: ofMetal, energy: ofEnergy });
}

interface SignedAmountProps {
  resource: "metal" | "energy";
  value: number;
}

/** A change with its sign and its color, in words where its column has no head; none if it is 0. */
export function SignedAmount({ resource, value }: SignedAmountProps) {
  const amount = signedNumber(value, exactNumber);
  return (
    <span className="staff-amount figure" data-sign={Math.sign(value)}>
      {value !== 0 && (
        <>
          <span className="staff-figure" aria-hidden="true">
            {amount}
          </span>
          <span className="staff-figure-words">{t(`amounts.${resource}`, { amount })}</span>
        </>
      )}
    </span>
  );
}
