/** The player's own factories: the list, and the base's upgrade. */
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { usePayAtOnce } from "../desks/use-pay-at-once.ts";
import { useApplyStatus } from "../session/apply-status.ts";
import { withUpgrade } from "./own-factories.ts";
import { linesOfHoldings } from "./use-abandon.ts";

const t = await messages("factories");

/** The list, refetched each time the desk opens. The query cache logs failures (spec §2, §8). */
export function useFactories() {
  return trpc.puc.list.useQuery(undefined, { refetchOnMount: "always" });
}

/** Upgrades the base, with an optimistic update by the server's rule and rollback. */
export function useUpgradeBase() {
  const utils = trpc.useUtils();
  const { pay, takeBack } = usePayAtOnce();
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.puc.upgrade.useMutation({
    async onMutate() {
      await utils.puc.list.cancel();
      const list = utils.puc.list.getData();
      if (list === undefined) return undefined;
      const paid = await pay((status) => withUpgrade(status, list.factories).status);
      if (paid === undefined) return undefined;
      const { factories } = withUpgrade(paid.before, list.factories);
      utils.puc.list.setData(undefined, { factories: [...factories] });
      return paid;
    },
    onSuccess({ status, factory }, _input, paid) {
      apply(status);
      notice.done(t("upgrade.done", { level: factory.lvl }), paid && linesOfHoldings(paid));
    },
    onError: takeBack,
    onSettled() {
      void utils.puc.list.invalidate();
      void utils.fields.view.invalidate();
    },
  });
}
