/** Units and techs: buying them, shown at once by the rule that decides (spec §9, rules §10). */
import type { LoginPayload, Status } from "@emberlode/contract";
import {
  type BuyTechInput,
  type BuyUnitsInput,
  power,
  TECHS,
  techPurchase,
  UNITS,
  unitPurchase,
} from "@emberlode/game";
import { useSetAtom } from "jotai";
import { toFailure } from "../../../lib/failure.ts";
import { enArmy } from "../../../lib/i18n/en-army.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { NoticeLine } from "../../desks/atoms/notice-atom.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useApplyStatus } from "../../session/apply-status.ts";
import { armyOf, buyerOf, unitsText } from "../army.ts";
import { lastAmountsAtom } from "../atoms/last-amounts-atom.ts";

/** The status with the units already bought; unchanged where the rule refuses. */
export function withUnits(status: Status, input: BuyUnitsInput): Status {
  const bought = unitPurchase(buyerOf(status), input);
  if (!bought.ok) return status;
  const { units, metal, energy, freeSlots } = bought;
  const side =
    input.type === "attack" ? { attack_units: [...units] } : { defense_units: [...units] };
  return { ...status, ...side, metal, energy, slots: freeSlots };
}

/** The status with the tech already bought; unchanged where the rule refuses. */
function withTech(status: Status, input: BuyTechInput): Status {
  const bought = techPurchase(buyerOf(status), input);
  if (!bought.ok) return status;
  const { techs, metal, energy } = bought;
  const side =
    input.type === "attack" ? { attack_level: [...techs] } : { defense_level: [...techs] };
  return { ...status, ...side, metal, energy };
}

function withStatus(payload: LoginPayload, status: Status): LoginPayload {
  return { ...payload, user: { ...payload.user, status } };
}

/** Shows a change of the status before the answer, and takes it back where there comes none. */
function useAtOnce() {
  const utils = trpc.useUtils();
  return async (change: (status: Status) => Status): Promise<Status | undefined> => {
    await utils.user.session.cancel();
    const payload = utils.user.session.getData();
    if (payload === undefined) return undefined;
    const before = payload.user.status;
    utils.user.session.setData(undefined, withStatus(payload, change(before)));
    return before;
  };
}

/** What a refused or unanswered purchase leaves: the status as it is, and the reason (spec §8). */
function useTakeBack() {
  const utils = trpc.useUtils();
  const notice = useNotice();
  return (error: unknown) => {
    void utils.user.session.invalidate();
    notice.refused(error);
    notifyError(toFailure(error).text);
  };
}

function linesOf(before: Status, after: Status): NoticeLine[] {
  const lines: NoticeLine[] = [
    { kind: "metal", amount: after.metal - before.metal, word: enArmy.metal },
    { kind: "energy", amount: after.energy - before.energy, word: enArmy.energy },
    { kind: "slots", amount: after.slots - before.slots, word: enArmy.slotsWord },
    {
      kind: "power",
      amount: power(armyOf(after)).total - power(armyOf(before)).total,
      word: enArmy.powerWord,
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

export function useBuyUnits() {
  const atOnce = useAtOnce();
  const takeBack = useTakeBack();
  const apply = useApplyStatus();
  const notice = useNotice();
  const setLast = useSetAtom(lastAmountsAtom);
  return trpc.units.buy.useMutation({
    onMutate: (input) => atOnce((status) => withUnits(status, input)),
    onSuccess({ newStatus }, { type, index, unit: count }, before) {
      apply(newStatus);
      const unit = UNITS[type][index];
      if (unit === undefined || before === undefined) return;
      setLast((last) => ({ ...last, [unit.id]: count }));
      const text = enArmy.bought(unitsText(unit, count));
      notice.done(text, linesOf(before, withUnits(before, { type, index, unit: count })));
    },
    onError: takeBack,
  });
}

export function useBuyTech() {
  const atOnce = useAtOnce();
  const takeBack = useTakeBack();
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.units.buyTech.useMutation({
    onMutate: (input) => atOnce((status) => withTech(status, input)),
    onSuccess({ newStatus }, input, before) {
      apply(newStatus);
      const tech = TECHS[input.type][input.index];
      if (tech === undefined || before === undefined) return;
      notice.done(enArmy.learned(tech.name), linesOf(before, withTech(before, input)));
    },
    onError: takeBack,
  });
}

/** The last army met on a side within 24 hours, as the fight left it; null while none is known. */
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
