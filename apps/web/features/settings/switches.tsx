import { type ReactNode, useId } from "react";

interface SwitchLineProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** Additional controls beside the switch. */
  children?: ReactNode;
}

/** An on/off setting. */
export function SwitchLine({ label, on, onChange, children }: SwitchLineProps) {
  return (
    <div className="flex items-center gap-3">
      <label className="flex min-h-touch flex-1 cursor-pointer items-center justify-between gap-4 py-1.5">
        {label}
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          className="switch"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {children}
    </div>
  );
}

interface SwitchesProps<Name extends string> {
  names: readonly Name[];
  labelOf: (name: Name) => string;
  values: Readonly<Record<Name, boolean>>;
  onChange: (name: Name, on: boolean) => void;
  /** Additional controls beside each switch. */
  renderExtra?: (name: Name) => ReactNode;
}

/** A list of on/off settings. */
export function Switches<Name extends string>(props: SwitchesProps<Name>) {
  const { names, labelOf, values, onChange, renderExtra } = props;
  return (
    <ul className="divide-y divide-line">
      {names.map((name) => (
        <li key={name}>
          <SwitchLine label={labelOf(name)} on={values[name]} onChange={(on) => onChange(name, on)}>
            {renderExtra?.(name)}
          </SwitchLine>
        </li>
      ))}
    </ul>
  );
}

interface RadioTilesProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; note?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons styled as tiles. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
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
