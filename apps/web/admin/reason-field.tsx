import { useId } from "react";
import { t } from "./texts.ts";

/** Usual reasons for actions on players. */
export const ACTION_REASONS = ["spam", "insults", "hate", "scam", "accounts", "bot"] as const;
/** Usual reasons for decisions about reports. */
export const REPORT_REASONS = ["spam", "insults", "hate", "scam", "cheating", "rules"] as const;
export type UsualReason = (typeof ACTION_REASONS | typeof REPORT_REASONS)[number];

interface ReasonFieldProps {
  /** Usual reasons to choose from. */
  presets: readonly UsualReason[];
  value: string;
  hint?: string;
  onChange: (reason: string) => void;
}

function Presets({ presets, value, onChange }: Omit<ReasonFieldProps, "hint">) {
  return (
    <fieldset className="staff-presets" aria-label={t("actions.reasons")}>
      {presets.map((preset) => {
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
export function ReasonField(props: ReasonFieldProps) {
  const { presets, value, hint = t("actions.reasonHint"), onChange } = props;
  const id = useId();
  return (
    <div className="staff-form-part">
      <label htmlFor={id} className="font-semibold">
        {t("actions.reason")}
      </label>
      {presets.length > 0 && <Presets presets={presets} value={value} onChange={onChange} />}
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
        {hint}
      </p>
    </div>
  );
}
