import { EXCHANGE, exchanged, type Resource } from "@emberlode/game";
import { enTown } from "@emberlode/words/en/town";
import { useState } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { ResourceChoice } from "../../town/components/resource-choice.tsx";
import { AmountStepper } from "../../ui/components/amount-stepper.tsx";
import { BeforeAfter } from "../../ui/components/before-after.tsx";
import { GainLines } from "../../ui/components/gain-lines.tsx";
import { useExchange } from "../hooks/use-exchange.ts";

/** The Exchange Bank: what one gives, what one gets, and what burns (rules §15). */
export default function ExchangeDesk({ id, payload }: DeskContentProps) {
  const { status } = payload.user;
  const [from, setFrom] = useState<Resource>("metal");
  const [wanted, setWanted] = useState<number>(EXCHANGE.minAmount);
  const change = useExchange();
  const words = enTown.exchange;
  const to: Resource = from === "metal" ? "energy" : "metal";
  const [gives, gets] = [enTown.resources[from], enTown.resources[to]];
  const most = status[from];
  const amount = Math.min(wanted, most);
  const received = exchanged(amount);
  const possible = amount >= EXCHANGE.minAmount;
  const isReady = possible && !change.isPending;
  return (
    <Desk id={id} title={t.desks.titles[id]} lead={words.lead}>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) change.mutate({ from, amount });
        }}
      >
        <ResourceChoice label={words.give} value={from} onChange={setFrom} />
        <AmountStepper
          label={enTown.amount(gives)}
          value={amount}
          onChange={setWanted}
          min={EXCHANGE.minAmount}
          max={most}
          reason={words.tooLittle(exactNumber(EXCHANGE.minAmount))}
        />
        {possible && (
          <>
            <GainLines
              lines={[
                { kind: to, amount: received, word: `${gets.toLowerCase()}: ${words.gets}` },
                {
                  kind: from,
                  amount: received - amount,
                  word: `${gives.toLowerCase()}: ${words.burns}`,
                },
              ]}
            />
            <BeforeAfter
              lines={[
                { word: gives, before: status[from], after: status[from] - amount },
                { word: gets, before: status[to], after: status[to] + received },
              ]}
            />
          </>
        )}
        <button type="submit" className="btn btn-ember" aria-disabled={!isReady}>
          {words.go(
            t.game.unitOf(exactNumber(amount), gives.toLowerCase()),
            t.game.unitOf(exactNumber(received), gets.toLowerCase()),
          )}
        </button>
      </form>
    </Desk>
  );
}
