import { useId } from "react";

interface SelectFieldProps<Id extends string | number> {
  label: string;
  value: Id;
  options: readonly { id: Id; text: string }[];
  onChange: (id: Id) => void;
  /** By default, a space above. */
  className?: string;
}

/** A labeled select of a form. */
export function SelectField<Id extends string | number>(props: SelectFieldProps<Id>) {
  const { label, value, options, onChange, className = "mt-4" } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.id) === event.target.value);
          if (chosen !== undefined) onChange(chosen.id);
        }}
      >
        {options.map(({ id: option, text }) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
