import { useId } from "react";

interface ChoiceProps {
  name: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of a few options. */
export function Choice({ name, text, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="staff-choice">
      <input type="radio" className="sr-only" name={name} checked={isChosen} onChange={onChoose} />
      {text}
    </label>
  );
}

interface ChoicesProps<Id extends string> {
  label: string;
  value: Id;
  options: readonly { id: Id; text: string }[];
  onChange: (id: Id) => void;
}

/** A few options in a row, one of which is chosen. */
export function Choices<Id extends string>({ label, value, options, onChange }: ChoicesProps<Id>) {
  const name = useId();
  return (
    <fieldset className="staff-form-part">
      <legend className="font-semibold">{label}</legend>
      <div className="staff-choices">
        {options.map(({ id, text }) => (
          <Choice
            key={id}
            name={name}
            text={text}
            isChosen={id === value}
            onChoose={() => onChange(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
