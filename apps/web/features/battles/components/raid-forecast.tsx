import type { BattleTarget, Status } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { enRaid } from "@emberlode/words/en/raid";
import { useState } from "react";
import { Link } from "wouter";
import { useNow } from "../../../lib/use-now.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { sum } from "../army-rows.ts";
import { addressOf, calculationFrom } from "../calculation.ts";
import { asLeft, battleWith, type Expected, NOBODY } from "../expected-defense.ts";
import { useLastAttack } from "../hooks/use-raid.ts";
import { howLongAgo } from "../how-long-ago.ts";
import { ArmyInput } from "./army-input.tsx";
import { ForecastView } from "./forecast-view.tsx";

interface SourceProps {
  text: string;
  checked: boolean;
  onChoose: () => void;
}

function Source({ text, checked, onChoose }: SourceProps) {
  return (
    <label className="raid-source">
      <input type="radio" name="forecast-from" checked={checked} onChange={onChoose} />
      {text}
    </label>
  );
}

interface EnteredProps {
  entered: Expected;
  onChange: (entered: Expected) => void;
}

function Entered({ entered, onChange }: EnteredProps) {
  const words = enRaid.forecast;
  return (
    <>
      <p className="raid-note">{words.guess}</p>
      <ArmyInput
        side="defense"
        label={words.defense}
        units={entered.units}
        onChange={(units) => onChange({ ...entered, units })}
      />
      <label className="raid-source">
        <input
          type="checkbox"
          checked={entered.ramparts}
          onChange={(event) => onChange({ ...entered, ramparts: event.target.checked })}
        />
        {words.ramparts}
      </label>
    </>
  );
}

interface RaidForecastProps {
  target: BattleTarget;
  status: Status;
}

/** How the attack would go, from the last fight of the two, else from an army that one enters (rules §12). */
export function RaidForecast({ target, status }: RaidForecastProps) {
  const last = useLastAttack(target.user._id);
  const [entered, setEntered] = useState<Expected>(NOBODY);
  const [wantsInput, setWantsInput] = useState(false);
  const now = useNow(MINUTE);
  const words = enRaid.forecast;
  if (sum(status.attack_units) === 0) return null;
  if (last === undefined) return <Skeleton height="10rem" />;
  const fromReport = last !== null && !wantsInput;
  const battle = battleWith(fromReport ? asLeft(last) : entered, target, status);
  const address = addressOf(calculationFrom(battle));
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{words.title}</h3>
      {last !== null && (
        <fieldset>
          <legend className="sr-only">{words.from}</legend>
          <Source
            text={words.fromReport(howLongAgo(last.createdAt, now))}
            checked={fromReport}
            onChoose={() => setWantsInput(false)}
          />
          <Source
            text={words.fromInput}
            checked={!fromReport}
            onChoose={() => setWantsInput(true)}
          />
        </fieldset>
      )}
      {!fromReport && <Entered entered={entered} onChange={setEntered} />}
      <ForecastView input={battle} names={{ attacker: words.you, defender: words.them }} />
      <p className="raid-note">{words.note}</p>
      <Link href={address} className="text-link">
        {words.calculator}
      </Link>
    </section>
  );
}
