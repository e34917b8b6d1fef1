import { MAX_UNITS_PER_PURCHASE, type Side, UNITS } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../../lib/messages.ts";
import { unitIcon } from "../../army/army-icons.ts";
import { GameIcon } from "../../ui/components/game-icon.tsx";

const t = await messages("catalogue");

interface ArmyInputProps {
  side: Side;
  label: string;
  /** Ten counts. */
  units: readonly number[];
  onChange: (units: readonly number[]) => void;
}

/** What was typed as a count of units; nothing and nonsense are none. */
export function countOf(text: string, most = MAX_UNITS_PER_PURCHASE): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(most, Math.max(0, count)) : 0;
}

/** An army in ten small fields. */
export function ArmyInput({ side, label, units, onChange }: ArmyInputProps) {
  const prefix = useId();
  return (
    <fieldset className="army-input">
      <legend className="panel-title">{label}</legend>
      {UNITS[side].map(({ id }, index) => (
        <div key={id}>
          <GameIcon name={unitIcon(side, index)} className="size-6" />
          <label htmlFor={`${prefix}${id}`}>{t(`units.${id}`)}</label>
          <input
            id={`${prefix}${id}`}
            className="input figure"
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_UNITS_PER_PURCHASE}
            value={String(units[index] ?? 0)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(units.with(index, countOf(event.target.value)))}
          />
        </div>
      ))}
    </fieldset>
  );
}
