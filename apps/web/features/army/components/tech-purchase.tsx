import type { LoginPayload } from "@emberlode/contract";
import { type Side, TECHS, techPurchase } from "@emberlode/game";
import { enArmy } from "@emberlode/words/en/army";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enErrors } from "@emberlode/words/en/errors";
import { errorText } from "@emberlode/words/error-text";
import { techName } from "@emberlode/words/tech-name";
import { useId } from "react";
import { Refusal } from "../../ui/components/refusal.tsx";
import { buyerOf, meanDig, shortText } from "../army.ts";
import { useBuyTech } from "../hooks/use-army.ts";

interface TechPurchaseProps {
  side: Side;
  index: number;
  user: LoginPayload["user"];
}

/** Buys a tech, or says what is missing for it. */
export function TechPurchase({ side, index, user }: TechPurchaseProps) {
  const buy = useBuyTech();
  const reasonId = useId();
  const tech = TECHS[side][index];
  if (tech === undefined) return null;
  const { status } = user;
  const order = { type: side, index } as const;
  const possible = techPurchase(buyerOf(status), order);
  const price = { metal: tech.cost, energy: tech.cost };
  const reason = possible.ok
    ? null
    : (shortText(price, status, meanDig(user)) ?? errorText(enErrors, possible.code));
  const off = buy.isPending || reason !== null;
  return (
    <div className="tech-buy">
      {reason !== null && (
        <div id={reasonId}>
          <Refusal text={reason} />
        </div>
      )}
      <button
        type="button"
        className="btn"
        aria-label={enArmy.buyTech(techName(enCatalogue, side, index))}
        aria-disabled={off}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => !off && buy.mutate(order)}
      >
        {buy.isPending ? enArmy.buying : enArmy.buy}
      </button>
    </div>
  );
}
