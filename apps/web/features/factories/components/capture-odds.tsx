import { messages } from "../../../lib/messages.ts";
import { shareText } from "../../../lib/shares.ts";
import { wonShare } from "../../battles/forecast.ts";
import type { CaptureGuess } from "../hooks/use-capture-forecast.ts";

const t = await messages("factories");

/** The odds in one line, beside the fight button. */
export function CaptureOdds({ guess }: { guess: CaptureGuess }) {
  const { defense, isUnknown, battle, forecast } = guess;
  if (battle === null) return null;
  if (isUnknown) return <p className="capture-odds text-muted">{t("odds.unknown")}</p>;
  if (forecast === null) return <p className="capture-odds text-muted">{t("odds.counting")}</p>;
  return (
    <p className="capture-odds">
      <b className="figure">{shareText(wonShare(forecast, defense))}</b>{" "}
      {defense === "guess" ? t("odds.ofGuess") : t("odds.ofKnown")}
    </p>
  );
}
