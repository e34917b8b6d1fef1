import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { ArmyInput } from "../battles/army-input.tsx";
import { addressOf, calculationFrom } from "../battles/calculation.ts";
import { ForecastDetails } from "../battles/forecast-view.tsx";
import { RefusedAmounts } from "../ui/use-refused-amounts.ts";
import type { CaptureGuess } from "./use-capture-forecast.ts";

const t = await messages("factories");

/** The odds against the known garrison, else against a guess. */
export function CaptureForecast({ guess }: { guess: CaptureGuess }) {
  const { known, entered, setEntered, setRefused, ofOwner, ramparts, setRamparts } = guess;
  const { defense, isUnknown, battle, forecast } = guess;
  if (battle === null) {
    return (
      <section className="well raid-part">
        <h3 className="panel-title">{t("forecast.title")}</h3>
        <p className="raid-note">{t("forecast.none")}</p>
      </section>
    );
  }
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{t("forecast.title")}</h3>
      <p className="raid-note">
        {known === null ? t("forecast.unknown") : t(`forecast.${known.source}`)}
      </p>
      {known === null && (
        <RefusedAmounts value={setRefused}>
          <ArmyInput
            side="defense"
            label={t("forecast.garrison")}
            units={entered}
            onChange={setEntered}
          />
        </RefusedAmounts>
      )}
      {ofOwner && (
        <label className="raid-source">
          <input
            type="checkbox"
            checked={ramparts}
            onChange={(event) => setRamparts(event.target.checked)}
          />
          {t("forecast.ramparts")}
        </label>
      )}
      {!isUnknown && (
        <>
          <ForecastDetails
            input={battle}
            forecast={forecast}
            defense={defense}
            names={{ attacker: t("forecast.you"), defender: t("forecast.theirs") }}
          />
          <Link href={addressOf(calculationFrom(battle))} className="text-link">
            {t("forecast.calculator")}
          </Link>
        </>
      )}
    </section>
  );
}
