import { USUAL_REASONS } from "@emberlode/game";
import { type Ref, useId } from "react";
import { FieldNote } from "../features/ui/notes.tsx";
import { messages } from "../lib/messages.ts";
import { t } from "./texts.ts";

const tReasons = await messages("admin-reasons");

interface ReasonFieldProps {
  /** Whether to offer usual reasons. */
  hasUsual?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  hint?: string;
  error?: string | null;
  onChange: (reason: string) => void;
}

function Presets({ value, onChange }: Pick<ReasonFieldProps, "value" | "onChange">) {
  return (
    <fieldset className="staff-presets" aria-label={t("actions.reasons")}>
      {USUAL_REASONS.map((preset) => {
        const text = tReasons(preset);
        return (
          <button
            key={preset}
            type="button"
            className="staff-preset"
            aria-pressed={value === text}
            onClick={() => onChange(text)}
          >
            {text}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The reason for an action: a suggested one, which can be edited, or a custom one. */
export function ReasonField(props: ReasonFieldProps) {
  const { hasUsual = false, value, hint = t("actions.reasonHint"), error = null, onChange } = props;
  const id = useId();
  return (
    <div className="staff-form-part">
      <label htmlFor={id} className="font-semibold">
        {t("actions.reason")}
      </label>
      {hasUsual && <Presets value={value} onChange={onChange} />}
      <textarea
        ref={props.ref}
        id={id}
        className="input mt-1"
        rows={2}
        required
        value={value}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNote id={`${id}-hint`} error={error} hint={hint} />
    </div>
  );
}
