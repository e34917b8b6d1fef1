import { messages } from "../../../lib/messages.ts";
import { shareText } from "../../../lib/shares.ts";
import { sum } from "../../battles/army-rows.ts";
import type { CaptureGuess } from "../hooks/use-capture-forecast.ts";

const t = await messages("factories");

/** The odds in one line, beside the button that they are for. */
export function CaptureOdds({ guess }: { guess: CaptureGuess }) {
  const { known, entered, battle, forecast } = guess;
  if (battle === null) return null;
  if (known === null && sum(entered) === 0) {
    return <p className="capture-odds text-muted">{t("odds.unknown")}</p>;
  }
  if (forecast === null) return <p className="capture-odds text-muted">{t("odds.counting")}</p>;
  return (
    <p className="capture-odds">
      <b className="figure">{shareText(forecast.won / forecast.fought)}</b>{" "}
      {known === null ? t("odds.ofGuess") : t("odds.ofKnown")}
    </p>
  );
}
