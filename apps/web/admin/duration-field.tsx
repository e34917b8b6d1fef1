import { useId, useState } from "react";
import { Choice } from "./choice.tsx";
import { durationText, UNITS, type Unit } from "./duration.ts";
import { DURATIONS } from "./player-action.ts";
import { t } from "./texts.ts";

const CUSTOM = "custom";

interface DurationFieldProps {
  /** Null while no number is typed, and for no end. */
  minutes: number | null;
  onChange: (minutes: number | null) => void;
  /** The choice of no end. */
  endless?: { text: string; isChosen: boolean; onChoose: () => void };
}

const UNIT_IDS = Object.keys(UNITS) as Unit[];

interface Custom {
  amount: string;
  unit: Unit;
}

function minutesOf({ amount, unit }: Custom): number | null {
  const number = /^\d+$/.test(amount.trim()) ? Number(amount) : 0;
  return number === 0 ? null : number * UNITS[unit];
}

/** How long: a usual duration, or a number of minutes, hours or days. */
export function DurationField({ minutes, onChange, endless }: DurationFieldProps) {
  const name = useId();
  const [custom, setCustom] = useState<Custom | null>(null);
  const change = (next: Custom) => {
    setCustom(next);
    onChange(minutesOf(next));
  };
  return (
    <fieldset className="staff-form-part">
      <legend className="font-semibold">{t("actions.duration")}</legend>
      <div className="staff-choices">
        {DURATIONS.map((duration) => (
          <Choice
            key={duration}
            name={name}
            text={durationText(duration)}
            isChosen={custom === null && duration === minutes && endless?.isChosen !== true}
            onChoose={() => {
              setCustom(null);
              onChange(duration);
            }}
          />
        ))}
        <Choice
          key={CUSTOM}
          name={name}
          text={t("actions.custom")}
          isChosen={custom !== null}
          onChoose={() => change({ amount: "2", unit: "days" })}
        />
        {endless !== undefined && (
          <Choice
            name={name}
            text={endless.text}
            isChosen={endless.isChosen}
            onChoose={() => {
              setCustom(null);
              endless.onChoose();
            }}
          />
        )}
      </div>
      {custom !== null && (
        <div className="staff-pair mt-2">
          <input
            className="input"
            aria-label={t("actions.customAmount")}
            inputMode="numeric"
            value={custom.amount}
            onChange={(event) => change({ ...custom, amount: event.target.value })}
          />
          <select
            className="input"
            aria-label={t("actions.customUnit")}
            value={custom.unit}
            onChange={(event) => {
              const unit = UNIT_IDS.find((one) => one === event.target.value);
              if (unit !== undefined) change({ ...custom, unit });
            }}
          >
            {UNIT_IDS.map((unit) => (
              <option key={unit} value={unit}>
                {t(`actions.units.${unit}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}
