import { type Amounts, partKind, partRarity, partWorth } from "@emberlode/game";
import { enExcavator } from "@emberlode/words/en/excavator";
import { useId } from "react";
import { exactNumber } from "../../../lib/numbers.ts";
import { RarityMark } from "../../finds/components/rarity-mark.tsx";
import { BeforeAfter } from "../../ui/components/before-after.tsx";
import { GameIcon } from "../../ui/components/game-icon.tsx";
import { ListRow } from "../../ui/components/list-row.tsx";
import { type Rung, whyNotBuy, whyNotInstall } from "../ladder.ts";

export interface Workshop {
  isHere: boolean;
  purse: Amounts;
  /** What a dig yields on average, by resource. */
  meanDig: Amounts;
  /** The most that one dig of the ladder's resource yields now. */
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

/** A button that says why it is off, before one tries it. */
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
        // Being elsewhere is said once for the eye, above the ladders.
        <span id={id} className={why === enExcavator.reasons.away ? "sr-only" : "rung-why"}>
          {why}
        </span>
      )}
    </span>
  );
}

/** One part on its ladder: what one has of it, what it brings, and the ways to more. */
export function RungRow({ rung, shop }: { rung: Rung; shop: Workshop }) {
  const { id, name, raises, paidIn, min, max, price, installed, limit, held } = rung;
  const words = enExcavator;
  const { perDay, paybackDigs } = partWorth(id, shop.digsPerDay);
  const isFull = installed >= limit;
  const state = words.state(exactNumber(installed), exactNumber(limit));
  const buyText = words.buy(exactNumber(price), paidIn);
  return (
    <ListRow
      icon={<GameIcon name={id} className="size-7" />}
      title={
        <>
          {name} <RarityMark rarity={partRarity(partKind(id)).rarity} />
        </>
      }
      meta={`${state}, ${words.held(exactNumber(held))}`}
      state={isFull ? "done" : undefined}
      trailing={
        isFull ? undefined : (
          <>
            <RungButton
              name={name}
              text={words.install}
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
            <b>{words.perDay(exactNumber(Math.floor(perDay)), raises)}</b>,{" "}
            {words.payback(exactNumber(paybackDigs), paybackDigs === 1)}
            <span className="block text-xs text-muted">
              {words.adds(exactNumber(min), exactNumber(max))}
            </span>
          </p>
          <BeforeAfter
            lines={[{ word: words.dig(raises), before: shop.most, after: shop.most + max }]}
          />
        </div>
      )}
    </ListRow>
  );
}
