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

/** A change with its sign and its color. */
export function SignedAmount({ value, label }: { value: number; label: string }) {
  return (
    <span className="staff-amount figure" data-sign={Math.sign(value)}>
      <span className="staff-amount-label">{label} </span>
      <span translate="no">{signedNumber(value, exactNumber)}</span>
    </span>
  );
}
