import { EXCHANGE, exchanged, type Resource } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";

import { exactNumber } from "../../../lib/numbers.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { ResourceChoice } from "../../town/components/resource-choice.tsx";
import { AmountStepper } from "../../ui/components/amount-stepper.tsx";
import { BeforeAfter } from "../../ui/components/before-after.tsx";
import { GainLines } from "../../ui/components/gain-lines.tsx";
import { useExchange } from "../hooks/use-exchange.ts";

const tTown = await messages("town");
const tGame = await messages("game");
const tDesks = await messages("desks");

/** The Exchange Bank: what one gives, what one gets, and what burns (rules §15). */
export default function ExchangeDesk({ id, payload }: DeskContentProps) {
  const { status } = payload.user;
  const [from, setFrom] = useState<Resource>("metal");
  const [wanted, setWanted] = useState<number>(EXCHANGE.minAmount);
  const change = useExchange();
  const to: Resource = from === "metal" ? "energy" : "metal";
  const [gives, gets] = [tTown(`resources.${from}`), tTown(`resources.${to}`)];
  const most = status[from];
  const amount = Math.min(wanted, most);
  const received = exchanged(amount);
  const possible = amount >= EXCHANGE.minAmount;
  const isReady = possible && !change.isPending;
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={tTown("exchange.lead")}>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) change.mutate({ from, amount });
        }}
      >
        <ResourceChoice label={tTown("exchange.give")} value={from} onChange={setFrom} />
        <AmountStepper
          label={tTown("amount", { resource: gives.toLowerCase() })}
          value={amount}
          onChange={setWanted}
          min={EXCHANGE.minAmount}
          max={most}
          reason={tTown("exchange.tooLittle", { least: exactNumber(EXCHANGE.minAmount) })}
        />
        {possible && (
          <>
            <GainLines
              lines={[
                { kind: to, amount: received, word: gets.toLowerCase() },
                {
                  kind: from,
                  amount: received - amount,
                  word: tTown("exchange.fee", { resource: gives.toLowerCase() }),
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
          {tTown("exchange.go", {
            gives: tGame("unitOf", { amount: exactNumber(amount), resource: gives.toLowerCase() }),
            gets: tGame("unitOf", { amount: exactNumber(received), resource: gets.toLowerCase() }),
          })}
        </button>
      </form>
    </Desk>
  );
}
