import { useId } from "react";

interface SelectFieldProps<Id extends string> {
  label: string;
  value: Id;
  options: readonly { id: Id; text: string }[];
  onChange: (id: Id) => void;
}

/** A labeled select of a form. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, value, options, onChange } = props;
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
          const chosen = options.find((option) => option.id === event.target.value);
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
