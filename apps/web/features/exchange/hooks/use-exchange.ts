/** The counter of the Exchange Bank. */
import { enTown } from "@emberlode/words/en/town";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useApplyStatus } from "../../session/apply-status.ts";

/** Changes one resource into the other. */
export function useExchange() {
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.exchange.change.useMutation({
    onSuccess({ newStatus, desc, received }, { from, amount }) {
      apply(newStatus);
      const to = from === "metal" ? "energy" : "metal";
      notice.done(desc, [
        { kind: from, amount: -amount, word: enTown.resources[from].toLowerCase() },
        { kind: to, amount: received, word: enTown.resources[to].toLowerCase() },
      ]);
    },
    onError: notice.refused,
  });
}
