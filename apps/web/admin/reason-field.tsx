import { useId } from "react";
import { t } from "./texts.ts";

const PRESETS = ["spam", "insults", "hate", "scam", "accounts", "bot"] as const;

interface ReasonFieldProps {
  /** Whether to offer usual reasons. */
  hasPresets: boolean;
  value: string;
  onChange: (reason: string) => void;
}

function Presets({ value, onChange }: Omit<ReasonFieldProps, "hasPresets">) {
  return (
    <fieldset className="staff-presets" aria-label={t("actions.reasons")}>
      {PRESETS.map((preset) => {
        const text = t(`actions.presets.${preset}`);
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

/** Why: a usual reason, which can be edited, or an own one. */
export function ReasonField({ hasPresets, value, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <div className="staff-form-part">
      <label htmlFor={id} className="font-semibold">
        {t("actions.reason")}
      </label>
      {hasPresets && <Presets value={value} onChange={onChange} />}
      <textarea
        id={id}
        className="input mt-1"
        rows={2}
        required
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="field-note">
        {t("actions.reasonHint")}
      </p>
    </div>
  );
}
