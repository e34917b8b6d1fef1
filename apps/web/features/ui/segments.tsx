import { useId } from "react";

interface SegmentsProps<Id extends string | number> {
  label: string;
  value: Id;
  options: readonly { id: Id; text: string }[];
  onChange: (id: Id) => void;
}

/** Radio buttons styled as a segmented control. */
export function Segments<Id extends string | number>(props: SegmentsProps<Id>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div className="segments-bar">
        {options.map(({ id, text }) => (
          <label key={id} className="segment">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
