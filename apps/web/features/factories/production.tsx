import type { OwnedFactory } from "@emberlode/contract";
import { factoryClass, MINUTE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { factoryTitle } from "../field/factory-sites.ts";
import { Countdown } from "../ui/countdown.tsx";
import { amountWords, fillOf, type Production, storeAt } from "./store-sums.ts";

const t = await messages("factories");

const FULL_OUTPUT = 100;

/** The title of one of the player's plain factories. */
export const ownTitle = ({ slots, name }: Pick<OwnedFactory, "name" | "slots">): string =>
  factoryTitle({ class: factoryClass(slots), name });

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
