import { type HTMLAttributes, type HTMLInputTypeAttribute, useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { FieldNote } from "../ui/field-note.tsx";

const t = await messages("account");

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | null;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete: string;
  onChange: (value: string) => void;
}

/** A labeled input with hint and error; passwords can be shown. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, error, hint = null, type = "text", autoComplete, onChange } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <input
          id={id}
          name={name}
          value={value}
          type={secret && shown ? "text" : type}
          inputMode={props.inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null && hint === null ? undefined : `${id}-note`}
          className={secret ? "input pr-18" : "input"}
          onChange={(event) => onChange(event.target.value)}
        />
        {secret && (
          <button
            type="button"
            className="absolute inset-y-0 right-0 min-w-touch px-3 text-xs font-semibold text-steel"
            aria-pressed={shown}
            aria-label={shown ? t("hidePassword") : t("showPassword")}
            onClick={() => setShown(!shown)}
          >
            {shown ? t("hide") : t("show")}
          </button>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}
