import type { LoginPayload } from "@emberlode/contract";
import { type Side, TECHS, techPurchase } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { techName } from "@emberlode/messages/tech-name";
import { useEffect, useId, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { Refusal } from "../ui/refusal.tsx";
import { buyerOf, meanDig, shortText } from "./army.ts";
import { useBuyTech } from "./use-army.ts";

const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

interface TechPurchaseProps {
  side: Side;
  index: number;
  user: LoginPayload["user"];
  /** Focuses the button each time it increases: a locked unit linked here. */
  asked: number;
}

/** Buys a tech, or says what is missing. */
export function TechPurchase({ side, index, user, asked }: TechPurchaseProps) {
  const buy = useBuyTech();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked > 0) button.current?.focus();
  }, [asked]);
  const reasonId = useId();
  const tech = TECHS[side][index];
  if (tech === undefined) return null;
  const { status } = user;
  const order = { type: side, index } as const;
  const possible = techPurchase(buyerOf(status), order);
  const price = { metal: tech.cost, energy: tech.cost };
  const reason = possible.ok
    ? null
    : (shortText(price, status, meanDig(user)) ?? errorText(tErrors, possible.code));
  const off = buy.isPending || reason !== null;
  return (
    <div className="tech-buy">
      {reason !== null && (
        <div id={reasonId}>
          <Refusal text={reason} />
        </div>
      )}
      <button
        ref={button}
        type="button"
        className="btn"
        aria-label={tArmy("buyTech", { tech: techName(tCatalogue, side, index) })}
        aria-disabled={off}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => !off && buy.mutate(order)}
      >
        {buy.isPending ? tArmy("buying") : tArmy("buy")}
      </button>
    </div>
  );
}
