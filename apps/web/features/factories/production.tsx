import type { OwnedFactory } from "@emberlode/contract";
import { DAY, type FactoryClassId, factoryClass, MINUTE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { Countdown } from "../ui/countdown.tsx";

const t = await messages("factories");
const tCatalogue = await messages("catalogue");

type Production = NonNullable<OwnedFactory["production"]>;
export type Amounts = Production["store"];

const FULL_OUTPUT = 100;

/** "Factory Etna" for works, else "Medium factory". */
export function factoryTitle({ class: id, name }: { class: FactoryClassId; name: string | null }) {
  return name === null ? tCatalogue(`factoryClasses.${id}`) : tCatalogue("namedFactory", { name });
}

/** The title of one of the player's plain factories. */
export const ownTitle = ({ slots, name }: Pick<OwnedFactory, "name" | "slots">): string =>
  factoryTitle({ class: factoryClass(slots), name });

export const amountWords = ({ metal, energy }: Amounts) => ({
  metal: exactNumber(metal),
  energy: exactNumber(energy),
});

/** How full the store is at a time in milliseconds, 0..1. */
function fillOf({ fullAt }: Pick<Production, "fullAt">, now: number): number {
  return Math.min(1, Math.max(0, 1 - (Date.parse(fullAt) - now) / DAY));
}

/** What the store holds at a time: it has grown since the list was read. */
export function storeAt(production: Production, now: number): Amounts {
  const fill = fillOf(production, now);
  const { perDay, store } = production;
  const grown = (resource: keyof Amounts) =>
    Math.max(store[resource], Math.floor(perDay[resource] * fill));
  return { metal: grown("metal"), energy: grown("energy") };
}

/** What a factory makes, how much is in its store, and when that is full. */
export function ProductionLines({ production }: { production: Production }) {
  const now = useNow(MINUTE);
  const { percent, perDay, fullAt } = production;
  const full = <b className="store-full">{t("stores.full")}</b>;
  return (
    <div className="production">
      <p>
        {t("stores.makes", amountWords(perDay))}
        {percent < FULL_OUTPUT && ` ${t("stores.percent", { percent })}`}
      </p>
      <p>{t("stores.holds", amountWords(storeAt(production, now)))}</p>
      <div className="store-bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${fillOf(production, now)})` }} />
      </div>
      <p className="raid-note">
        <Countdown
          until={Date.parse(fullAt)}
          text={(span) => t("stores.fullIn", { span })}
          done={full}
        />
      </p>
    </div>
  );
}
