import { messages } from "../../lib/messages.ts";
import type { NoticeLine } from "../desks/use-notice.ts";
import type { Paid } from "../desks/use-pay-at-once.ts";

const t = await messages("factories");

/** An action's changes to resources and factories, for the notice. */
export function linesOfHoldings({ before, after }: Paid): NoticeLine[] {
  const factories = after.factories - before.factories;
  const lines: NoticeLine[] = [
    { kind: "metal", amount: after.metal - before.metal, word: t("metalWord") },
    { kind: "energy", amount: after.energy - before.energy, word: t("energyWord") },
    { kind: "slots", amount: after.totalSlots - before.totalSlots, word: t("slotsWord") },
    {
      kind: "other",
      amount: factories,
      word: t("factoriesWord", { count: Math.abs(factories) }),
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}
