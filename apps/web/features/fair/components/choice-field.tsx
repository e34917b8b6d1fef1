import { useId } from "react";

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  /** The label of an option. */
  textOf: (option: T) => string;
  onChange: (value: T) => void;
}

/** A select of a few words. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, value, options, textOf, onChange } = props;
  const id = useId();
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
