import type { LoginPayload } from "@emberlode/contract";
import {
  missingAmounts,
  ownsTech,
  RAMPARTS_BONUS,
  type Side,
  TECHS,
  techPurchase,
  UNITS,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { techName } from "@emberlode/messages/tech-name";
import { useEffect, useId, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { shareText } from "../../lib/numbers.ts";
import { meanDig } from "../field/mean-dig.ts";
import { ButtonPrice } from "../ui/button-price.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { Refusal } from "../ui/notes.tsx";
import { buyerOf } from "./army.ts";
import { techIcon } from "./army-icons.tsx";
import { useBuyTech } from "./use-army.ts";

const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

interface TechPurchaseProps {
  side: Side;
  index: number;
  user: LoginPayload["user"];
  /** Focuses the button and scrolls to it each time it increases: a locked unit linked here. */
  requested: number;
}

/** Buys a tech, or says what is missing. */
function TechPurchase({ side, index, user, requested }: TechPurchaseProps) {
  const buy = useBuyTech();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (requested === 0) return;
    button.current?.focus({ preventScroll: true });
    button.current?.closest("li")?.scrollIntoView?.({ block: "center" });
  }, [requested]);
  const reasonId = useId();
  const tech = TECHS[side][index];
  if (tech === undefined) return null;
  const { status } = user;
  const purchase = techPurchase(buyerOf(status), { side, index });
  const price = { metal: tech.cost, energy: tech.cost };
  const missing = missingAmounts(status, price);
  const isShort = missing.metal > 0 || missing.energy > 0;
  const reason = purchase.ok || isShort ? null : errorText(tErrors, purchase.code);
  const isDisabled = buy.isPending || !purchase.ok;
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
        aria-disabled={isDisabled}
        aria-describedby={`${reasonId}-price${reason === null ? "" : ` ${reasonId}`}`}
        onClick={() => !isDisabled && buy.mutate({ type: side, index })}
      >
        {buy.isPending ? tArmy("buying") : tArmy("buy")}
        <ButtonPrice
          id={`${reasonId}-price`}
          price={price}
          have={status}
          yieldPerDig={meanDig(user)}
        />
      </button>
    </div>
  );
}

/** A tech's effect: the unit it unlocks, or the strength it adds (rules §10). */
function techEffect(side: Side, index: number): string {
  const unit = UNITS[side].find(({ tech }) => tech === index + 1);
  return unit === undefined
    ? tArmy("ramparts", { share: shareText(RAMPARTS_BONUS) })
    : tArmy("opens", { units: tCatalogue(`unitCounts.${unit.id}`, { count: 0 }) });
}

/** The tech that a locked unit linked to, and how many such links were followed. */
export interface RequestedTech {
  /** 0..9. */
  index: number;
  times: number;
}

interface TechListProps {
  side: Side;
  user: LoginPayload["user"];
  requested: RequestedTech | null;
}

/** The ten techs of a side: cost in both resources, owned or for sale (spec §2). */
export function TechList({ side, user, requested }: TechListProps) {
  const buyer = buyerOf(user.status);
  return (
    <ListRows label={tArmy(`techs.${side}`)}>
      {TECHS[side].map((tech, index) => {
        const owned = ownsTech(buyer, side, index);
        const name = techName(tCatalogue, side, index);
        return (
          <ListRow
            key={name}
            icon={<GameIcon name={techIcon(side, index)} className="size-8" />}
            title={name}
            guide={`tech.${side}.${index}`}
            isMarked={!owned && requested?.index === index}
            meta={
              tech.cost === 0
                ? `${techEffect(side, index)}. ${tArmy("free")}.`
                : techEffect(side, index)
            }
            trailing={
              owned ? (
                <span className="tech-owned">{tArmy("owned")}</span>
              ) : (
                <TechPurchase
                  side={side}
                  index={index}
                  user={user}
                  requested={requested?.index === index ? requested.times : 0}
                />
              )
            }
          />
        );
      })}
    </ListRows>
  );
}
