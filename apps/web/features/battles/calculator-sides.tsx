import { MAX_BASE_LEVEL } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { AmountField } from "../ui/amount-field.tsx";
import { ArmyInput } from "./army-input.tsx";
import { type Calculation, FIRST_CALCULATION, MOST_SLOTS } from "./calculation.ts";

const t = await messages("calculator");

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
  onChange: (part: Partial<Calculation>) => void;
}

/** The attacking army and its modifiers. */
export function AttackerForm({ calculation, onChange }: SideFormProps) {
  const { attack, attackSlots, attackSupply, balanced } = calculation;
  return (
    <section className="panel battle-part battle-side" data-side="attacker">
      <h2 className="battle-part-title">{t("attacker")}</h2>
      <ArmyInput
        side="attack"
        label={t("attack")}
        units={attack}
        onChange={(units) => onChange({ attack: units })}
      />
      <AmountField
        className="calculator-line"
        label={t("attackSlots")}
        value={attackSlots}
        max={MOST_SLOTS}
        onChange={(slots) => onChange({ attackSlots: slots })}
      />
      <AmountField
        className="calculator-line"
        label={t("attackSupply")}
        value={inPercent(attackSupply)}
        max={FULL}
        onChange={(percent) => onChange({ attackSupply: percent / FULL })}
      />
      <Check
        label={t("balanced")}
        checked={balanced}
        onChange={(isBalanced) => onChange({ balanced: isBalanced })}
      />
    </section>
  );
}

/** The defending army and its modifiers. */
export function DefenderForm({ calculation, onChange }: SideFormProps) {
  const { defense, defenseSlots, defenseSupply, baseLevel, ramparts } = calculation;
  const { defenseSlots: firstSlots } = FIRST_CALCULATION;
  return (
    <section className="panel battle-part battle-side" data-side="defender">
      <h2 className="battle-part-title">{t("defender")}</h2>
      <ArmyInput
        side="defense"
        label={t("defense")}
        units={defense}
        onChange={(units) => onChange({ defense: units })}
      />
      {defenseSlots !== null && (
        <AmountField
          className="calculator-line"
          label={t("defenseSlots")}
          value={defenseSlots}
          max={MOST_SLOTS}
          onChange={(slots) => onChange({ defenseSlots: slots })}
        />
      )}
      <AmountField
        className="calculator-line"
        label={t("defenseSupply")}
        value={inPercent(defenseSupply)}
        max={FULL}
        onChange={(percent) => onChange({ defenseSupply: percent / FULL })}
      />
      <AmountField
        className="calculator-line"
        label={t("baseLevel")}
        value={baseLevel}
        max={MAX_BASE_LEVEL}
        onChange={(level) => onChange({ baseLevel: level })}
      />
      <Check
        label={t("ramparts")}
        checked={ramparts}
        onChange={(owned) => onChange({ ramparts: owned })}
      />
      <Check
        label={t("walls")}
        checked={defenseSlots === null}
        onChange={(isNeutral) =>
          onChange(
            isNeutral
              ? { defenseSlots: null, baseLevel: 0, ramparts: false }
              : { defenseSlots: firstSlots },
          )
        }
      />
    </section>
  );
}
