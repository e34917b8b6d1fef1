import { useId } from "react";

interface ChoiceProps {
  name: string;
  text: string;
  /** What it means; the option then fills a row. */
  hint?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of a few options. */
export function Choice({ name, text, hint, isChosen, onChoose }: ChoiceProps) {
  if (hint !== undefined) {
    return (
      <label className="staff-option">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        <span>
          <b>{text}</b>
          <span className="staff-option-hint">{hint}</span>
        </span>
      </label>
    );
  }
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
