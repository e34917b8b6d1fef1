/** Capturing the factory where the player is: the known facts, and the fight (rules §13). */
import type { CaptureAnswer, Position, Status } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { sum } from "../battles/army-rows.ts";
import type { NoticeLine } from "../desks/notice-atom.ts";
import { useNotice } from "../desks/use-notice.ts";
import { outcomeAtom } from "../field/field-atoms.ts";
import { useStandsOn } from "../movement/use-walker.ts";
import { useApplyStatus } from "../session/apply-status.ts";

const t = await messages("factories");

/** The visible facts of the factory, queried once the server has the player there. */
export function useFactoryTarget({ x, y }: Position, isOthers: boolean) {
  const enabled = useStandsOn({ x, y }) && isOthers;
  const { data, error, refetch } = trpc.puc.target.useQuery({ x, y }, { enabled, staleTime: 0 });
  return {
    target: isOthers ? data : undefined,
    error,
    ask: () => void refetch(),
  };
}

function linesOf({ report, newStatus }: CaptureAnswer, before: Status | undefined): NoticeLine[] {
  const lost = sum(report.losses.attacker);
  const lines: NoticeLine[] = [
    { kind: "unit", amount: -lost, word: t("unitsWord", { count: lost }) },
    {
      kind: "slots",
      amount: newStatus.totalSlots - (before?.totalSlots ?? newStatus.totalSlots),
      word: t("slotsWord"),
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

/** Starts the fight, then refetches everything it may have changed, win or lose. */
export function useCapture(at: Position) {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  const setOutcome = useSetAtom(outcomeAtom);
  return trpc.puc.capture.useMutation({
    // The socket may deliver the new status before the response.
    onMutate: () => utils.user.session.getData()?.user.status,
    onSuccess(answer, _at, before) {
      apply(answer.newStatus);
      utils.battles.report.setData({ id: answer.report.id }, answer.report);
      notice.done(answer.desc, linesOf(answer, before));
    },
    onError(error) {
      // Spec §8: the server's text also becomes the field's description.
      const { text } = toFailure(error);
      setOutcome({ kind: "refused", key: cellKey(at), text, unansweredAt: null });
      notice.refused(error);
    },
    async onSettled() {
      void utils.fields.view.invalidate();
      // The field first: its owner determines whether there is still a target to query.
      await utils.fields.field.fetch(at, { staleTime: 0 }).catch(() => undefined);
      void utils.puc.list.invalidate();
      void utils.puc.target.invalidate();
    },
  });
}
