/** Abandoning a factory: sent ten seconds after the press, on any page, unless undone. */
import type { OwnedFactory } from "@emberlode/contract";
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { reloadField } from "../../lib/reload-field.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { isDeskOpen } from "../desks/use-desk.ts";
import { useNotice } from "../desks/use-notice.ts";
import type { StatusChange } from "../desks/use-optimistic-payment.ts";
import type { GainLine } from "../ui/gain-lines.tsx";
import { type PendingAbandon, pendingAbandonsAtom } from "./pending-abandons-atom.ts";

const t = await messages("factories");

/** An action's changes to resources and factories, for the notice. */
export function linesOfHoldings({ before, after }: StatusChange): GainLine[] {
  const factories = after.factories - before.factories;
  const lines: GainLine[] = [
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

/** How long abandoning a factory can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** State and actions of one factory's button. */
export function useAbandon({ _id: id, factory: { x, y } }: OwnedFactory) {
  const [all, setAll] = useAtom(pendingAbandonsAtom);
  const notice = useNotice();
  const waiting = all.find((one) => one.id === id);
  const isInFlight = waiting?.isInFlight === true;
  const others = (list: readonly PendingAbandon[]) => list.filter((one) => one.id !== id);
  return {
    /** When the call will be sent; null if none is pending. */
    sendAt: waiting === undefined || isInFlight ? null : waiting.sendAt,
    isPending: isInFlight,
    abandon() {
      const sendAt = serverNow() + UNDO_MS;
      setAll((list) => [...others(list), { id, x, y, sendAt, isInFlight: false }]);
    },
    undo() {
      setAll(others);
      notice.done(t("abandon.kept", { x, y }));
    },
  };
}

/** Shows results in the open desk; without one, as a toast on any page. */
function useReport() {
  const notice = useNotice();
  return {
    done(...report: Parameters<typeof notice.done>) {
      if (isDeskOpen()) notice.done(...report);
      else notifySuccess(report[0]);
    },
    refused(error: unknown) {
      if (isDeskOpen()) notice.refused(error);
      else notifyError(toFailure(error).text);
    },
  };
}

/** Sends the call when its time has come. */
export function useAbandonTimer({ id, x, y, sendAt, isInFlight }: PendingAbandon): void {
  const setAll = useSetAtom(pendingAbandonsAtom);
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const report = useReport();
  const { mutate } = trpc.puc.abandon.useMutation({
    // The socket may deliver the new status before the response.
    onMutate: () => utils.user.session.getData()?.user.status,
    onSuccess({ newStatus: after }, _input, before) {
      apply(after);
      utils.puc.list.setData(
        undefined,
        (list) => list && { ...list, factories: list.factories.filter((one) => one._id !== id) },
      );
      report.done(t("abandon.done", { x, y }), before && linesOfHoldings({ before, after }));
    },
    onError: report.refused,
    onSettled() {
      setAll((list) => list.filter((one) => one.id !== id));
      void utils.puc.list.invalidate();
      void utils.fields.view.invalidate();
      // The player's field is not refetched automatically.
      void reloadField(utils, { x, y });
    },
  });
  useEffect(() => {
    if (isInFlight) return;
    const timer = setTimeout(() => {
      setAll((list) => list.map((one) => (one.id === id ? { ...one, isInFlight: true } : one)));
      mutate({ id });
    }, sendAt - serverNow());
    return () => clearTimeout(timer);
  }, [id, sendAt, isInFlight, mutate, setAll]);
}
