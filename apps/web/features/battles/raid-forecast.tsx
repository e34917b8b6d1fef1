import type { BattleTarget, PublicBattleReport, Status } from "@emberlode/contract";
import {
  armySupply,
  attackingArmy,
  MINUTE,
  sparesDefense,
  armyStanding as standingOf,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import { useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { howLongAgo } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { armyOf } from "../army/army.ts";
import { InvalidAmountsContext } from "../ui/amount-field.tsx";
import { Skeleton } from "../ui/query-states.tsx";
import { sum } from "./army-rows.ts";
import { calculationFromBattle, calculatorPath } from "./calculation.ts";
import type { ForecastInput } from "./forecast.ts";
import { ArmyInput, ForecastView } from "./forecast-view.tsx";
import { useLastAttack } from "./use-raid.ts";

const t = await messages("raid");

/** A possible defense: units and their modifiers. */
interface AssumedDefense {
  units: readonly number[];
  ramparts: boolean;
  supply: number;
}

export const NO_DEFENSE: AssumedDefense = {
  units: Array.from({ length: UNITS_PER_SIDE }, () => 0),
  ramparts: false,
  supply: 1,
};

/** The defense that the last fight left. */
function defenseAfter({ defender, survivors, modifiers }: PublicBattleReport): AssumedDefense {
  return {
    units: survivors.defender,
    ramparts: defender.ramparts,
    supply: modifiers.defenderSupply,
  };
}

/** The attack on a target by the server's rules, against the expected defense. */
export function battleWith(
  expected: AssumedDefense,
  target: BattleTarget,
  status: Status,
): ForecastInput {
  const army = armyOf(status);
  const factories = [{ slots: status.totalSlots }];
  const { standing, baseLevel, opening } = target;
  const { units, ramparts } = expected;
  const standings = { attacker: standingOf(factories), defender: standing };
  const spared = sparesDefense(opening ?? "size", standings);
  return {
    attacker: attackingArmy(army, factories),
    defender: { units, ramparts, standing, baseLevel },
    modifiers: {
      attackerSupply: armySupply(army, factories),
      defenderSupply: expected.supply,
      ...(spared && { allRepaired: true }),
    },
  };
}

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

interface DefenseGuessProps {
  entered: AssumedDefense;
  onChange: (entered: AssumedDefense) => void;
}

function DefenseGuess({ entered, onChange }: DefenseGuessProps) {
  return (
    <>
      <p className="raid-note">{t("forecast.guess")}</p>
      <ArmyInput
        side="defense"
        label={t("forecast.defense")}
        units={entered.units}
        onChange={(units) => onChange({ ...entered, units })}
      />
      <label className="raid-source">
        <input
          type="checkbox"
          checked={entered.ramparts}
          onChange={(event) => onChange({ ...entered, ramparts: event.target.checked })}
        />
        {t("forecast.ramparts")}
      </label>
    </>
  );
}

interface RaidForecastProps {
  target: BattleTarget;
  status: Status;
}

/**
 * The attack's odds, against the opponent of the last fight, else against an army that the player
 * enters (rules §12).
 */
export function RaidForecast({ target, status }: RaidForecastProps) {
  const last = useLastAttack(target.user._id);
  const [entered, setEntered] = useState<AssumedDefense>(NO_DEFENSE);
  const [invalidCount, setInvalidCount] = useState(0);
  const [wantsInput, setWantsInput] = useState(false);
  const now = useNow(MINUTE);
  if (sum(status.attack_units) === 0) return null;
  if (last === undefined) return <Skeleton height="10rem" />;
  const fromReport = last !== null && !wantsInput;
  const battle = battleWith(fromReport ? defenseAfter(last) : entered, target, status);
  // No forecast without a guess.
  const canForecast = fromReport || (sum(entered.units) > 0 && invalidCount === 0);
  return (
    <section className="well raid-section">
      <h3 className="panel-title">{t("forecast.title")}</h3>
      {last !== null && (
        <fieldset>
          <legend className="sr-only">{t("forecast.from")}</legend>
          <Source
            text={t("forecast.fromReport", { when: howLongAgo(last.createdAt, now) })}
            checked={fromReport}
            onChoose={() => setWantsInput(false)}
          />
          <Source
            text={t("forecast.fromInput")}
            checked={!fromReport}
            onChoose={() => setWantsInput(true)}
          />
        </fieldset>
      )}
      {!fromReport && (
        <InvalidAmountsContext value={setInvalidCount}>
          <DefenseGuess entered={entered} onChange={setEntered} />
        </InvalidAmountsContext>
      )}
      {canForecast ? (
        <>
          <ForecastView
            input={battle}
            defense={fromReport ? "earlier" : "guess"}
            names={{ attacker: t("forecast.you"), defender: t("forecast.them") }}
          />
          {fromReport && <p className="raid-note">{t("forecast.note")}</p>}
          <Link href={calculatorPath(calculationFromBattle(battle))} className="text-link">
            {t("forecast.calculator")}
          </Link>
        </>
      ) : (
        <p className="raid-note">{t("forecast.unknown")}</p>
      )}
    </section>
  );
}
