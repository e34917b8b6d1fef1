import { enFactories } from "@emberlode/words/en/factories";
import { Link } from "wouter";
import { addressOf, calculationFrom } from "../../battles/calculation.ts";
import { ArmyInput } from "../../battles/components/army-input.tsx";
import { ForecastDetails } from "../../battles/components/forecast-view.tsx";
import type { CaptureGuess } from "../hooks/use-capture-forecast.ts";

/** How the fight would go against the garrison as it is known, else against one that the player enters. */
export function CaptureForecast({ guess }: { guess: CaptureGuess }) {
  const { known, entered, setEntered, ofOwner, ramparts, setRamparts, battle, forecast } = guess;
  const words = enFactories.forecast;
  if (battle === null) {
    return (
      <section className="well raid-part">
        <h3 className="panel-title">{words.title}</h3>
        <p className="raid-note">{words.none}</p>
      </section>
    );
  }
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{words.title}</h3>
      <p className="raid-note">{known === null ? words.unknown : words[known.source]}</p>
      {known === null && (
        <ArmyInput side="defense" label={words.garrison} units={entered} onChange={setEntered} />
      )}
      {ofOwner && (
        <label className="raid-source">
          <input
            type="checkbox"
            checked={ramparts}
            onChange={(event) => setRamparts(event.target.checked)}
          />
          {words.ramparts}
        </label>
      )}
      <ForecastDetails
        input={battle}
        forecast={forecast}
        names={{ attacker: words.you, defender: words.garrison }}
      />
      <Link href={addressOf(calculationFrom(battle))} className="text-link">
        {words.calculator}
      </Link>
    </section>
  );
}
