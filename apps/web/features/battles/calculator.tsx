import { BATTLE_RULES_VERSION, MAX_BASE_LEVEL, morale } from "@emberlode/game";
import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { shareText } from "../../lib/numbers.ts";
import { PlayButton } from "../session/play-button.tsx";
import { AmountField, InvalidAmountsContext } from "../ui/amount-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { FactList } from "../ui/list-row.tsx";
import {
  type Calculation,
  calculatorPath,
  DEFAULT_CALCULATION,
  forecastInputOf,
  MAX_SLOTS,
  parseCalculation,
} from "./calculation.ts";
import { ArmyInput, ForecastView } from "./forecast-view.tsx";

const tCalculator = await messages("calculator");
const tShell = await messages("shell");

const FULL = 100;
const MILLION = 1_000_000;

/** A share in percent, without floating-point noise. */
const inPercent = (share: number) => Math.round(share * FULL * MILLION) / MILLION;

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="raid-source">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

interface SideFormProps {
  calculation: Calculation;
  onChange: (change: Partial<Calculation>) => void;
}

/** The attacking army and its modifiers. */
function AttackerForm({ calculation, onChange }: SideFormProps) {
  const { attack, attackSlots, attackSupply, balanced } = calculation;
  return (
    <section className="panel battle-section battle-side" data-side="attacker">
      <h2 className="battle-section-title">{tCalculator("attacker")}</h2>
      <ArmyInput
        side="attack"
        label={tCalculator("attack")}
        units={attack}
        onChange={(units) => onChange({ attack: units })}
      />
      <AmountField
        className="calculator-line"
        label={tCalculator("attackSlots")}
        value={attackSlots}
        max={MAX_SLOTS}
        onChange={(slots) => onChange({ attackSlots: slots })}
      />
      <AmountField
        className="calculator-line"
        label={tCalculator("attackSupply")}
        value={inPercent(attackSupply)}
        max={FULL}
        onChange={(percent) => onChange({ attackSupply: percent / FULL })}
      />
      <Check
        label={tCalculator("balanced")}
        checked={balanced}
        onChange={(isBalanced) => onChange({ balanced: isBalanced })}
      />
    </section>
  );
}

/** The defending army and its modifiers. */
function DefenderForm({ calculation, onChange }: SideFormProps) {
  const { defense, defenseSlots, defenseSupply, baseLevel, ramparts } = calculation;
  const { defenseSlots: defaultSlots } = DEFAULT_CALCULATION;
  return (
    <section className="panel battle-section battle-side" data-side="defender">
      <h2 className="battle-section-title">{tCalculator("defender")}</h2>
      <ArmyInput
        side="defense"
        label={tCalculator("defense")}
        units={defense}
        onChange={(units) => onChange({ defense: units })}
      />
      {defenseSlots !== null && (
        <AmountField
          className="calculator-line"
          label={tCalculator("defenseSlots")}
          value={defenseSlots}
          max={MAX_SLOTS}
          onChange={(slots) => onChange({ defenseSlots: slots })}
        />
      )}
      <AmountField
        className="calculator-line"
        label={tCalculator("defenseSupply")}
        value={inPercent(defenseSupply)}
        max={FULL}
        onChange={(percent) => onChange({ defenseSupply: percent / FULL })}
      />
      <AmountField
        className="calculator-line"
        label={tCalculator("baseLevel")}
        value={baseLevel}
        max={MAX_BASE_LEVEL}
        onChange={(level) => onChange({ baseLevel: level })}
      />
      <Check
        label={tCalculator("ramparts")}
        checked={ramparts}
        onChange={(owned) => onChange({ ramparts: owned })}
      />
      <Check
        label={tCalculator("walls")}
        checked={defenseSlots === null}
        onChange={(isNeutral) =>
          onChange(
            isNeutral
              ? { defenseSlots: null, baseLevel: 0, ramparts: false }
              : { defenseSlots: defaultSlots },
          )
        }
      />
    </section>
  );
}

/** Debounce of URL updates, in milliseconds: browsers rate-limit them. */
const ADDRESS_MS = 300;

/** Keeps the URL in sync with the input. */
function useAddress(calculation: Calculation): void {
  const address = calculatorPath(calculation);
  useEffect(() => {
    const timer = setTimeout(() => navigate(address, { replace: true }), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [address]);
}

/** Two armies of the visitor's choice and the odds over a thousand battles between them. */
export function Calculator({ search }: { search: string }) {
  const [calculation, setCalculation] = useState(() => parseCalculation(search));
  useAddress(calculation);
  const [invalidCount, setInvalidCount] = useState(0);
  const [resets, setResets] = useState(0);
  const battle = forecastInputOf(calculation);
  const update = (change: Partial<Calculation>) => setCalculation({ ...calculation, ...change });
  const link = `${window.location.origin}${calculatorPath(calculation)}`;
  return (
    <article className="battle calculator">
      <header className="panel battle-section">
        <h1 className="text-2xl">{tCalculator("title")}</h1>
        <p className="mt-2 max-w-read text-muted">{tCalculator("lead")}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className="btn"
            aria-disabled={invalidCount > 0}
            onClick={() => invalidCount === 0 && copyText(link, tShell("linkCopied"))}
          >
            <Icon name="link" className="size-4" />
            {tCalculator("copy")}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              setCalculation(DEFAULT_CALCULATION);
              setResets(resets + 1);
            }}
          >
            {tCalculator("reset")}
          </button>
        </p>
      </header>
      <section className="panel battle-section" aria-label={tCalculator("result")}>
        {invalidCount > 0 ? (
          <p className="raid-note">{tCalculator("refused")}</p>
        ) : (
          <>
            <ForecastView
              input={battle}
              defense="now"
              names={{
                attacker: tCalculator("names.attacker"),
                defender: tCalculator("names.defender"),
              }}
            />
            <FactList
              facts={[
                [
                  tCalculator("morale"),
                  shareText(morale(battle.attacker, battle.defender, BATTLE_RULES_VERSION)),
                ],
              ]}
              className="mt-3"
            />
          </>
        )}
      </section>
      {/* A new key resets the fields' typed text. */}
      <div key={resets} className="battle-pair">
        <InvalidAmountsContext value={setInvalidCount}>
          <AttackerForm calculation={calculation} onChange={update} />
          <DefenderForm calculation={calculation} onChange={update} />
        </InvalidAmountsContext>
      </div>
      <p className="py-2 text-center">
        <PlayButton player={tCalculator("back")} />
      </p>
    </article>
  );
}
