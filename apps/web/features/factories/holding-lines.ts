import { enFactories } from "@emberlode/words/en/factories";
import type { NoticeLine } from "../desks/atoms/notice-atom.ts";
import type { Paid } from "../desks/hooks/use-pay-at-once.ts";

/** What an action changed of means and holdings, for its notice. */
export function linesOfHoldings({ before, after }: Paid): NoticeLine[] {
  const lines: NoticeLine[] = [
    { kind: "metal", amount: after.metal - before.metal, word: enFactories.metalWord },
    { kind: "energy", amount: after.energy - before.energy, word: enFactories.energyWord },
    { kind: "slots", amount: after.totalSlots - before.totalSlots, word: enFactories.slotsWord },
    { kind: "other", amount: after.factories - before.factories, word: enFactories.factoriesWord },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}
