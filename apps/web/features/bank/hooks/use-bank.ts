/** The account at the World Bank. */
import type { BankInput } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { NoticeLine } from "../../desks/atoms/notice-atom.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useApplyStatus } from "../../session/apply-status.ts";

const t = await messages("town");

function changed({ action, resource, amount }: BankInput): readonly NoticeLine[] {
  const carried = action === "deposit" ? -amount : amount;
  const name = t(`resources.${resource}`);
  return [
    { kind: resource, amount: carried, word: t("carried", { resource: name }).toLowerCase() },
    { kind: resource, amount: -carried, word: t("bank.inBank", { resource: name }).toLowerCase() },
  ];
}

/** Deposits and withdraws. */
export function useBank() {
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.bank.use.useMutation({
    onSuccess({ newStatus, desc }, input) {
      apply(newStatus);
      notice.done(desc, changed(input));
    },
    onError: notice.refused,
  });
}
