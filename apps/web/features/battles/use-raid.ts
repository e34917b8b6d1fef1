/** Attacking the base where the player is: the known facts, and the attack (rules §12). */
import type { AttackAnswer, Position } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { momentAtom } from "../moments/moment-atom.ts";
import type { GainLine } from "../ui/gain-lines.tsx";
import { sum } from "./army-rows.ts";

const t = await messages("raid");

/** The last attack on an enemy within 24 hours; undefined while loading. */
export function useLastAttack(enemy: string | undefined) {
  const { data } = trpc.battles.last.useQuery(
    { role: "attacker", ...(enemy !== undefined && { enemy }) },
    { enabled: enemy !== undefined },
  );
  return data?.report;
}

function linesOf({ lootType, amount, report }: AttackAnswer): GainLine[] {
  const lost = sum(report.losses.attacker);
  const lines: GainLine[] = [
    { kind: lootType, amount, word: t(`attack.lines.${lootType}`) },
    { kind: "unit", amount: -lost, word: t("attack.lines.units", { count: lost }) },
  ];
  return lines.filter((line) => line.amount !== 0);
}

/** Starts the attack on a base, whose owner has this rank. */
export function useAttack(at: Position, rank: number | null) {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  const setOutcome = useSetAtom(fieldOutcomeAtom);
  const showMoment = useSetAtom(momentAtom);
  const invalidateTarget = () => {
    void utils.battles.target.invalidate();
    void utils.battles.last.invalidate();
  };
  return trpc.battles.attack.useMutation({
    onSuccess(answer) {
      apply(answer.user.status);
      utils.battles.report.setData({ id: answer.report.id }, answer.report);
      const won = answer.report.winner === "attacker";
      notice.done(answer.desc, linesOf(answer), won ? "done" : "neutral");
      if (won) showMoment({ kind: "raided", ...at, rank, at: serverNow() });
      invalidateTarget();
    },
    onError(error) {
      // Spec §8: the server's text also becomes the field's description.
      const { text } = toFailure(error);
      setOutcome({ kind: "refused", key: cellKey(at), text, unansweredAt: null });
      notice.refused(error);
      invalidateTarget();
    },
  });
}
