import type { FactoryTarget, Status } from "@emberlode/contract";
import { UNITS_PER_SIDE } from "@emberlode/game";
import { useState } from "react";
import { Link } from "wouter";
import { enFactories } from "../../../lib/i18n/en-factories.ts";
import { sum } from "../../battles/army-rows.ts";
import { addressOf, calculationFrom } from "../../battles/calculation.ts";
import { ArmyInput } from "../../battles/components/army-input.tsx";
import { ForecastView } from "../../battles/components/forecast-view.tsx";
import { captureBattle, knownGuard } from "../guard.ts";

const NOBODY: readonly number[] = Array.from({ length: UNITS_PER_SIDE }, () => 0);

interface CaptureForecastProps {
  target: FactoryTarget;
  status: Status;
}

/** How the fight would go against the guard as it is known, else against one that the player enters. */
export function CaptureForecast({ target, status }: CaptureForecastProps) {
  const [entered, setEntered] = useState(NOBODY);
  const [ramparts, setRamparts] = useState<boolean | null>(null);
  const words = enFactories.forecast;
  if (sum(status.attack_units) === 0) {
    return (
      <section className="well raid-part">
        <h3 className="panel-title">{words.title}</h3>
        <p className="raid-note">{words.none}</p>
      </section>
    );
  }
  const known = knownGuard(target);
  const guess = { units: entered, ofOwner: true, supply: 1, ramparts: false };
  const guard = known ?? guess;
  const hasRamparts = ramparts ?? guard.ramparts;
  const battle = captureBattle(target, { ...guard, ramparts: hasRamparts }, status);
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{words.title}</h3>
      <p className="raid-note">{known === null ? words.unknown : words[known.source]}</p>
      {known === null && (
        <ArmyInput side="defense" label={words.guard} units={entered} onChange={setEntered} />
      )}
      {guard.ofOwner && (
        <label className="raid-source">
          <input
            type="checkbox"
            checked={hasRamparts}
            onChange={(event) => setRamparts(event.target.checked)}
          />
          {words.ramparts}
        </label>
      )}
      <ForecastView input={battle} names={{ attacker: words.you, defender: words.guard }} />
      <Link href={addressOf(calculationFrom(battle))} className="text-link">
        {words.calculator}
      </Link>
    </section>
  );
}
