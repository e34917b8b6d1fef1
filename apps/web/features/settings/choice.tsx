import { useId } from "react";

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; note?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons styled as tiles. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  const group = useId();
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="choice-grid">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={group}
              className="mt-1 size-4 flex-none accent-ember-fill"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className="block font-semibold">{option.label}</span>
              {option.note !== undefined && (
                <span className="block text-xs text-muted">{option.note}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
