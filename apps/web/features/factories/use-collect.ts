import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";

const t = await messages("factories");

/** Empties all stores and shows what came in. */
export function useCollect() {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.puc.collect.useMutation({
    onSuccess({ desc, metal, energy, newStatus }) {
      apply(newStatus);
      notice.done(desc, [
        { kind: "metal", amount: metal, word: t("metalWord") },
        { kind: "energy", amount: energy, word: t("energyWord") },
      ]);
    },
    onError: notice.refused,
    onSettled: () => void utils.puc.list.invalidate(),
  });
}
