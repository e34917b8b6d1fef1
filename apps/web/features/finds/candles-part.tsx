import { MAX_CANDLES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { GameIcon } from "../ui/game-icon.tsx";
import { DeskPart } from "./desk-part.tsx";

const t = await messages("finds");

/** The player's candles, one drawing each. */
export function CandlesPart({ held, hint }: { held: number; hint: string }) {
  const places = Array.from({ length: MAX_CANDLES }, (_, place) => ({
    name: `candle ${place}`,
    lit: place < held,
  }));
  return (
    <DeskPart title={t("candles.title")}>
      <p className="candles">
        {places.map(({ name, lit }) => (
          <span key={name} className="candle-place" data-lit={lit || undefined}>
            <GameIcon name="candle" className="size-6" />
          </span>
        ))}
        <b className="figure">{t("candles.held", { held, most: MAX_CANDLES })}</b>
      </p>
      <p className="text-muted">
        {t("candles.why")} {hint}
      </p>
    </DeskPart>
  );
}
