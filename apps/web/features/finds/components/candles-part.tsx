import { MAX_CANDLES } from "@emberlode/game";
import { enFinds } from "@emberlode/words/en/finds";
import { GameIcon } from "../../ui/components/game-icon.tsx";
import { DeskPart } from "./desk-part.tsx";

/** The candles held, one drawing each. */
export function CandlesPart({ held, hint }: { held: number; hint: string }) {
  const words = enFinds.candles;
  const places = Array.from({ length: MAX_CANDLES }, (_, place) => ({
    name: `candle ${place}`,
    lit: place < held,
  }));
  return (
    <DeskPart title={words.title}>
      <p className="candles">
        {places.map(({ name, lit }) => (
          <span key={name} className="candle-place" data-lit={lit || undefined}>
            <GameIcon name="candle" className="size-6" />
          </span>
        ))}
        <b className="figure">{words.held(held, MAX_CANDLES)}</b>
      </p>
      <p className="text-muted">
        {words.why} {hint}
      </p>
    </DeskPart>
  );
}
