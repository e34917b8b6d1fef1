import { type Amounts, partKind, partRarity, partWorth } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { RarityMark } from "../finds/rarity-mark.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { type Rung, whyNotBuy, whyNotInstall } from "./ladder.ts";

const t = await messages("excavator");

export interface Workshop {
  isHere: boolean;
  purse: Amounts;
  /** A dig's average yield, by resource. */
  meanDig: Amounts;
  /** The current maximum yield of one dig in the ladder's resource. */
  most: number;
  digsPerDay: number;
  onBuy: (rung: Rung) => void;
  onInstall: (rung: Rung) => void;
}

interface RungButtonProps {
  name: string;
  text: string;
  why: string | null;
  onPress: () => void;
}

/** A button that shows why it is disabled. */
function RungButton({ name, text, why, onPress }: RungButtonProps) {
  const id = useId();
  return (
    <span className="rung-button">
      <button
        type="button"
        className="btn"
        aria-label={`${name}: ${text}`}
        aria-disabled={why !== null}
        aria-describedby={why === null ? undefined : id}
        onClick={() => why === null && onPress()}
      >
        {text}
      </button>
      {why !== null && (
        // The reason "elsewhere" is shown once above the ladders, so hide it here visually.
        <span id={id} className={why === t("reasons.away") ? "sr-only" : "rung-why"}>
          {why}
        </span>
      )}
    </span>
  );
}

/** A part on its ladder: how many the player has, its effect, and buttons to get more. */
export function RungRow({ rung, shop }: { rung: Rung; shop: Workshop }) {
  const { id, name, raises, paidIn, min, max, price, installed, limit, held } = rung;
  const { perDay, paybackDigs } = partWorth(id, shop.digsPerDay);
  const isFull = installed >= limit;
  const state = t("state", { installed: exactNumber(installed), limit: exactNumber(limit) });
  const buyText = t("buy", { price: exactNumber(price), resource: t(`resources.${paidIn}`) });
  return (
    <ListRow
      icon={<GameIcon name={id} className="size-7" />}
      title={
        <>
          {name} <RarityMark rarity={partRarity(partKind(id)).rarity} />
        </>
      }
      meta={`${state}, ${t("held", { held: exactNumber(held) })}`}
      state={isFull ? "done" : undefined}
      trailing={
        isFull ? undefined : (
          <>
            <RungButton
              name={name}
              text={t("install")}
              why={whyNotInstall(rung, shop.isHere)}
              onPress={() => shop.onInstall(rung)}
            />
            <RungButton
              name={name}
              text={buyText}
              why={whyNotBuy(rung, shop.purse, shop.isHere, shop.meanDig)}
              onPress={() => shop.onBuy(rung)}
            />
          </>
        )
      }
    >
      {!isFull && (
        <div className="rung-worth">
          <p className="figure">
            <b>
              {t("perDay", {
                amount: exactNumber(Math.floor(perDay)),
                resource: t(`resources.${raises}`),
              })}
            </b>
            , {t("payback", { digs: paybackDigs })}
            <span className="block text-xs text-muted">
              {t("adds", { min: exactNumber(min), max: exactNumber(max) })}
            </span>
          </p>
          <BeforeAfter
            lines={[
              {
                word: t("dig", { resource: t(`resources.${raises}`) }),
                before: shop.most,
                after: shop.most + max,
              },
            ]}
          />
        </div>
      )}
    </ListRow>
  );
}
