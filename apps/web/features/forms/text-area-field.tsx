import { type KeyboardEventHandler, useId } from "react";
import { FieldNote } from "../ui/notes.tsx";

interface TextAreaFieldProps {
  label: string;
  name: string;
  value: string;
  rows: number;
  maxLength?: number;
  error: string | null;
  hint: string;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/** A labeled text of several lines, with hint and error. */
export function TextAreaField({ label, error, hint, onChange, ...field }: TextAreaFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        {...field}
        id={id}
        className="input mt-1"
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </>
  );
}
