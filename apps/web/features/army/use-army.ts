/** Buying units and techs, with optimistic updates by the shared rules (spec §9, rules §10). */
import type { Status } from "@emberlode/contract";
import {
  armyPower,
  type BuyTechInput,
  type BuyUnitsInput,
  TECHS,
  techPurchase,
  UNITS,
  type UnitId,
  unitPurchase,
} from "@emberlode/game";
import { techName } from "@emberlode/messages/tech-name";
import { useSetAtom } from "jotai";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { type StatusChange, useOptimisticPayment } from "../desks/use-optimistic-payment.ts";
import type { GainLine } from "../ui/gain-lines.tsx";
import { armyOf, buyerOf, unitsText } from "./army.ts";

const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");

/** Amounts of the last purchase by unit, while the page is open. */
export const lastAmountsAtom = playerAtom<Readonly<Partial<Record<UnitId, number>>>>({});

/** The status after buying the units; unchanged if the rule refuses. */
export function withUnits(status: Status, input: BuyUnitsInput): Status {
  const bought = unitPurchase(buyerOf(status), input);
  if (!bought.ok) return status;
  const { units, carried, freeSlots } = bought;
  const side =
    input.side === "attack" ? { attack_units: [...units] } : { defense_units: [...units] };
  return { ...status, ...side, ...carried, slots: freeSlots };
}

/** The status after buying the tech; unchanged if the rule refuses. */
function withTech(status: Status, input: BuyTechInput): Status {
  const bought = techPurchase(buyerOf(status), input);
  if (!bought.ok) return status;
  const { techs, carried } = bought;
  const side =
    input.side === "attack" ? { attack_level: [...techs] } : { defense_level: [...techs] };
  return { ...status, ...side, ...carried };
}

function linesOf({ before, after }: StatusChange): GainLine[] {
  const lines: GainLine[] = [
    { kind: "metal", amount: after.metal - before.metal, word: tArmy("metal") },
    { kind: "energy", amount: after.energy - before.energy, word: tArmy("energy") },
    { kind: "slots", amount: after.slots - before.slots, word: tArmy("slotsWord") },
    {
      kind: "power",
      amount: armyPower(armyOf(after)).total - armyPower(armyOf(before)).total,
      word: tArmy("powerWord"),
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

export function useBuyUnits() {
  const { pay, rollBack } = useOptimisticPayment();
  const apply = useApplyStatus();
  const notice = useNotice();
  const setLast = useSetAtom(lastAmountsAtom);
  const utils = trpc.useUtils();
  return trpc.units.buy.useMutation({
    onMutate: ({ type: side, index, unit: count }) =>
      pay((status) => withUnits(status, { side, index, count })),
    onSuccess({ newStatus }, { type, index, unit: count }, paid) {
      apply(newStatus);
      // A missing army may have ruled out an attack: refetch the target.
      void utils.battles.target.invalidate();
      const unit = UNITS[type][index];
      if (unit === undefined || paid === undefined) return;
      setLast((last) => ({ ...last, [unit.id]: count }));
      const text = tArmy("bought", { units: unitsText(unit, count) });
      notice.done(text, linesOf(paid));
    },
    onError: rollBack,
  });
}

export function useBuyTech() {
  const { pay, rollBack } = useOptimisticPayment();
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.units.buyTech.useMutation({
    onMutate: ({ type: side, index }) => pay((status) => withTech(status, { side, index })),
    onSuccess({ newStatus }, input, paid) {
      apply(newStatus);
      const tech = TECHS[input.type][input.index];
      if (tech === undefined || paid === undefined) return;
      notice.done(
        tArmy("learned", { tech: techName(tCatalogue, input.type, input.index) }),
        linesOf(paid),
      );
    },
    onError: rollBack,
  });
}

/** The last opposing army of a side within 24 hours, as left by the battle; null if unknown. */
export function useLastOpponent(side: "attack" | "defense") {
  const role = side === "attack" ? "attacker" : "defender";
  const { data } = trpc.battles.last.useQuery({ role });
  const report = data?.report ?? null;
  if (report === null) return null;
  const { names, survivors, createdAt, owner } = report;
  return side === "attack"
    ? { name: names.defender ?? owner ?? "", units: survivors.defender, createdAt }
    : { name: names.attacker, units: survivors.attacker, createdAt };
}

export type LastOpponent = NonNullable<ReturnType<typeof useLastOpponent>>;
