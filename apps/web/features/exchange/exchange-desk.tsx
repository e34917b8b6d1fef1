import { EXCHANGE, exchangePayout, RESOURCES, type Resource } from "@emberlode/game";
import { useId, useState } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { Desk, type DeskContentProps, DeskFoot } from "../desks/desk.tsx";
import { useNotice } from "../desks/use-notice.ts";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { FactList } from "../ui/list-row.tsx";
import { ResourceChoice } from "../ui/resource-choice.tsx";

const t = await messages("town");
const tGame = await messages("game");
const tDesks = await messages("desks");

function useExchange() {
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.exchange.change.useMutation({
    onSuccess({ newStatus, desc, received }, { from, amount }) {
      apply(newStatus);
      const to = from === "metal" ? "energy" : "metal";
      notice.done(desc, [
        { kind: from, amount: -amount, word: t(`resourceNouns.${from}`) },
        { kind: to, amount: received, word: t(`resourceNouns.${to}`) },
      ]);
    },
    onError: notice.refused,
  });
}

/** "300 metal", or "metal" while no amount is chosen. */
function amountText(amount: number | null, resource: string): string {
  return amount === null ? resource : tGame("unitOf", { amount: exactNumber(amount), resource });
}

/** The Exchange Bank: what the player gives and gets, and the fee (rules §15). */
export default function ExchangeDesk({ id, payload }: DeskContentProps) {
  const { status } = payload.user;
  const [from, setFrom] = useState<Resource>("metal");
  const [wanted, setWanted] = useState<number | null>(EXCHANGE.minAmount);
  const change = useExchange();
  const formId = useId();
  const to: Resource = from === "metal" ? "energy" : "metal";
  const [gives, gets] = [t(`resourceNouns.${from}`), t(`resourceNouns.${to}`)];
  const maxAmount = status[from];
  const amount = wanted === null ? null : Math.min(wanted, maxAmount);
  const isPossible = amount !== null && amount >= EXCHANGE.minAmount;
  const received = amount === null ? 0 : exchangePayout(amount);
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={t("exchange.lead")}>
      <form
        id={formId}
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPossible || change.isPending) return;
          const onSuccess = () => setWanted(EXCHANGE.minAmount);
          change.mutate({ from, amount }, { onSuccess });
        }}
      >
        <div className="form-inputs">
          <ResourceChoice label={t("exchange.give")} value={from} onChange={setFrom} />
          <AmountStepper
            label={t("amount", { resource: gives })}
            value={amount}
            onChange={setWanted}
            min={EXCHANGE.minAmount}
            max={maxAmount}
            reason={t("exchange.tooLittle", { least: exactNumber(EXCHANGE.minAmount) })}
          />
        </div>
        {isPossible && (
          <div>
            <FactList
              facts={[
                [t("exchange.youGive"), amountText(amount, gives)],
                [t("exchange.fee"), amountText(amount - received, gives)],
                [t("exchange.youGet"), amountText(received, gets)],
              ]}
            />
            {/* Metal stays first, whichever resource is given. */}
            <BeforeAfter
              lines={RESOURCES.map((one) => ({
                word: t(`resources.${one}`),
                before: status[one],
                after: status[one] + (one === from ? -amount : received),
              }))}
            />
          </div>
        )}
        <DeskFoot>
          <button
            type="submit"
            form={formId}
            className="btn btn-ember"
            aria-disabled={!isPossible || change.isPending}
          >
            {t("exchange.go", {
              gives: amountText(amount, gives),
              gets: amountText(amount === null ? null : received, gets),
            })}
          </button>
        </DeskFoot>
      </form>
    </Desk>
  );
}
