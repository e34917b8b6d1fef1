/** The player's own factories: the list, the base's upgrade, and abandoning with an undo. */
import type { OwnedFactory, Status } from "@emberlode/contract";
import { useEffect, useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { enFactories } from "../../../lib/i18n/en-factories.ts";
import { notifyError } from "../../../lib/notify.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { NoticeLine } from "../../desks/atoms/notice-atom.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useApplyStatus } from "../../session/apply-status.ts";
import { withUpgrade } from "../own-factories.ts";

/** How long abandoning a factory can be undone. */
const UNDO_MS = 10_000;

/** The list; it is asked for again each time the desk opens. The cache logs a failure (spec §2, §8). */
export function useFactories() {
  return trpc.puc.list.useQuery(undefined, { refetchOnMount: "always" });
}

function linesOf(before: Status, after: Status): NoticeLine[] {
  const lines: NoticeLine[] = [
    { kind: "metal", amount: after.metal - before.metal, word: enFactories.metalWord },
    { kind: "energy", amount: after.energy - before.energy, word: enFactories.energyWord },
    { kind: "slots", amount: after.totalSlots - before.totalSlots, word: enFactories.slotsWord },
    { kind: "other", amount: after.factories - before.factories, word: enFactories.factoriesWord },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

/** Upgrades the base; shown at once by the rule that decides, taken back where it fails. */
export function useUpgradeBase() {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.puc.upgrade.useMutation({
    async onMutate() {
      await Promise.all([utils.user.session.cancel(), utils.puc.list.cancel()]);
      const payload = utils.user.session.getData();
      const list = utils.puc.list.getData();
      if (payload === undefined || list === undefined) return undefined;
      const { status: before } = payload.user;
      const next = withUpgrade(before, list.factories);
      utils.user.session.setData(undefined, {
        ...payload,
        user: { ...payload.user, status: next.status },
      });
      utils.puc.list.setData(undefined, { factories: [...next.factories] });
      return { before, after: next.status };
    },
    onSuccess({ status, factory }, _input, shown) {
      apply(status);
      const lines = shown === undefined ? [] : linesOf(shown.before, shown.after);
      notice.done(enFactories.upgrade.done(factory.lvl), lines);
    },
    onError(error) {
      void utils.user.session.invalidate();
      notice.refused(error);
      notifyError(toFailure(error).text);
    },
    onSettled() {
      void utils.puc.list.invalidate();
      void utils.fields.view.invalidate();
    },
  });
}

/** Abandoning one factory: the call is sent after ten seconds, and never once its button is gone. */
export function useAbandon({ _id, factory }: OwnedFactory) {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  const words = enFactories.abandon;
  const { x, y } = factory;
  const { mutate, isPending } = trpc.puc.abandon.useMutation({
    // The socket may bring the new status before the answer.
    onMutate: () => utils.user.session.getData()?.user.status,
    onSuccess({ newStatus }, _input, before) {
      apply(newStatus);
      utils.puc.list.setData(
        undefined,
        (list) => list && { factories: list.factories.filter((one) => one._id !== _id) },
      );
      notice.done(words.done(x, y), before === undefined ? [] : linesOf(before, newStatus));
    },
    onError: notice.refused,
    onSettled() {
      void utils.puc.list.invalidate();
      void utils.fields.view.invalidate();
      // The field under the player would not be asked for by itself.
      utils.fields.field.fetch({ x, y }, { staleTime: 0 }).catch(() => undefined);
    },
  });
  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => {
      setSentAt(null);
      mutate({ id: _id });
    }, sentAt - serverNow());
    return () => clearTimeout(timer);
  }, [sentAt, mutate, _id]);
  return {
    /** When the call is sent; null while nothing waits. */
    sentAt,
    isPending,
    abandon: () => setSentAt(serverNow() + UNDO_MS),
    undo() {
      setSentAt(null);
      notice.done(words.kept(x, y));
    },
  };
}
