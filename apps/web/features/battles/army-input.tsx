import { MAX_UNITS_PER_PURCHASE, type Side, UNITS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { unitIcon } from "../army/army-icons.tsx";
import { AmountField } from "../ui/amount-field.tsx";
import { GameIcon } from "../ui/game-icon.tsx";

const t = await messages("catalogue");

interface ArmyInputProps {
  side: Side;
  label: string;
  /** Unit counts by index, ten. */
  units: readonly number[];
  onChange: (units: readonly number[]) => void;
}

/** An army as ten small number fields. */
export function ArmyInput({ side, label, units, onChange }: ArmyInputProps) {
  return (
    <fieldset className="army-input">
      <legend className="panel-title">{label}</legend>
      {UNITS[side].map(({ id }, index) => (
        <AmountField
          key={id}
          icon={<GameIcon name={unitIcon(side, index)} className="size-6" />}
          label={t(`units.${id}`)}
          value={units[index] ?? 0}
          max={MAX_UNITS_PER_PURCHASE}
          onChange={(count) => onChange(units.with(index, count))}
        />
      ))}
    </fieldset>
  );
}
