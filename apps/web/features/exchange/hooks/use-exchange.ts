/** Calls of the Exchange Bank. */
import { messages } from "../../../lib/messages.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useApplyStatus } from "../../session/apply-status.ts";

const t = await messages("town");

/** Changes one resource into the other. */
export function useExchange() {
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.exchange.change.useMutation({
    onSuccess({ newStatus, desc, received }, { from, amount }) {
      apply(newStatus);
      const to = from === "metal" ? "energy" : "metal";
      notice.done(desc, [
        { kind: from, amount: -amount, word: t(`resources.${from}`).toLowerCase() },
        { kind: to, amount: received, word: t(`resources.${to}`).toLowerCase() },
      ]);
    },
    onError: notice.refused,
  });
}
