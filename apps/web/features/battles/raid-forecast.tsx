/** The forecast of a raid on a base, by what is known of its defense. */
import type { BattleTarget, PublicBattleReport, Status } from "@emberlode/contract";
import {
  armyPower,
  armySupply,
  attackingArmy,
  MINUTE,
  sparesDefense,
  armyStanding as standingOf,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import { useAtomValue } from "jotai";
import { type Dispatch, type SetStateAction, useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { howLongAgo } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { armyOf } from "../army/army.ts";
import { InvalidAmountsContext } from "../ui/amount-field.tsx";
import { Skeleton } from "../ui/query-states.tsx";
import { sum } from "./army-rows.ts";
import { calculationFromBattle, calculatorPath } from "./calculation.ts";
import { type ForecastInput, useForecast } from "./forecast.ts";
import { ArmyInput, type FightPreview, ForecastDetails } from "./forecast-view.tsx";
import { locatedArmiesAtom } from "./located-armies.ts";
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

/** A forecast of the attack, and the choices behind it. */
export interface RaidPreview extends FightPreview {
  /** The last attack on the base; null if none is known, undefined while loading. */
  last: PublicBattleReport | null | undefined;
  /** Whether the defenders are those that the last attack left. */
  fromReport: boolean;
  entered: AssumedDefense;
  setEntered: (entered: AssumedDefense) => void;
  setInvalidCount: Dispatch<SetStateAction<number>>;
  setWantsInput: (wantsInput: boolean) => void;
}

/**
 * The attack's odds, against the opponent of the last fight, else against an army that the player
 * enters (rules §12).
 */
export function useRaidPreview(target: BattleTarget, status: Status): RaidPreview {
  const last = useLastAttack(target.user._id);
  const [entered, setEntered] = useState<AssumedDefense>(NO_DEFENSE);
  const [invalidCount, setInvalidCount] = useState(0);
  const [wantsInput, setWantsInput] = useState(false);
  const fromReport = last != null && !wantsInput;
  const hasArmy = sum(status.attack_units) > 0;
  const assumed = fromReport ? defenseAfter(last) : entered;
  const battle = hasArmy ? battleWith(assumed, target, status) : null;
  // No forecast without a guess.
  const isUnknown = !fromReport && (sum(entered.units) === 0 || invalidCount > 0);
  const forecast = useForecast(isUnknown ? null : battle);
  return {
    last,
    fromReport,
    entered,
    setEntered,
    setInvalidCount,
    setWantsInput,
    defense: fromReport ? "earlier" : "guess",
    isUnknown,
    battle,
    forecast,
  };
}

/** What the Army Locator found of the base's owner, compared with the player's attack. */
function LocatedLine({ name, attack, now }: { name: string; attack: number; now: number }) {
  const located = useAtomValue(locatedArmiesAtom).get(name);
  if (located === undefined) return null;
  const { defense, foundAt } = located;
  const compared = attack > defense ? "stronger" : "weaker";
  return (
    <p>
      {t("forecast.located", { defense: exactNumber(defense), when: howLongAgo(foundAt, now) })}{" "}
      {t(`forecast.${compared}`, { attack: exactNumber(attack) })}
    </p>
  );
}

interface RaidForecastProps {
  preview: RaidPreview;
  target: BattleTarget;
  status: Status;
}

/** The attack's odds and losses, and what they are based on. */
export function RaidForecast({ preview, target, status }: RaidForecastProps) {
  const { last, fromReport, entered, battle, isUnknown, forecast, defense } = preview;
  const now = useNow(MINUTE);
  if (battle === null) return null;
  if (last === undefined) return <Skeleton height="10rem" />;
  return (
    <section className="well raid-section">
      <h3 className="panel-title">{t("forecast.title")}</h3>
      <LocatedLine
        name={target.user.username}
        attack={armyPower(armyOf(status)).attack}
        now={now}
      />
      {last !== null && (
        <fieldset>
          <legend className="sr-only">{t("forecast.from")}</legend>
          <Source
            text={t("forecast.fromReport", { when: howLongAgo(last.createdAt, now) })}
            checked={fromReport}
            onChoose={() => preview.setWantsInput(false)}
          />
          <Source
            text={t("forecast.fromInput")}
            checked={!fromReport}
            onChoose={() => preview.setWantsInput(true)}
          />
        </fieldset>
      )}
      {!fromReport && (
        <InvalidAmountsContext value={preview.setInvalidCount}>
          <DefenseGuess entered={entered} onChange={preview.setEntered} />
        </InvalidAmountsContext>
      )}
      {isUnknown ? (
        <p className="raid-note">{t("forecast.unknown")}</p>
      ) : (
        <>
          <ForecastDetails
            input={battle}
            forecast={forecast}
            defense={defense}
            names={{ attacker: t("forecast.you"), defender: t("forecast.them") }}
          />
          {fromReport && <p className="raid-note">{t("forecast.note")}</p>}
          <Link href={calculatorPath(calculationFromBattle(battle))} className="text-link">
            {t("forecast.calculator")}
          </Link>
        </>
      )}
    </section>
  );
}
