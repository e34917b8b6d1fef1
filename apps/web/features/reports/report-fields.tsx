import { REPORT_NOTE_MAX_LENGTH } from "@emberlode/contract";
import { REPORT_REASONS } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { TextAreaField } from "../forms/text-area-field.tsx";
import { FieldNote } from "../ui/notes.tsx";

const t = await messages("reports");

interface ReportFieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

interface ChoicesProps extends ReportFieldProps {
  legend: string;
  options: readonly { id: string; text: string }[];
}

/** Radio buttons, one below the other or side by side. */
export function Choices({ name, legend, value, options, error, onChange }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset className="report-choices" aria-describedby={`${id}-note`}>
      <legend className="font-semibold">{legend}</legend>
      {options.map(({ id: option, text }) => (
        <label key={option} className="report-choice">
          <input
            type="radio"
            name={name}
            value={option}
            className="size-5 accent-ember"
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {text}
        </label>
      ))}
      <FieldNote id={`${id}-note`} error={error} hint={null} />
    </fieldset>
  );
}

/** Why something is reported. */
export const ReasonChoices = (props: ReportFieldProps) => (
  <Choices
    {...props}
    legend={t("report.reason")}
    options={REPORT_REASONS.map((id) => ({ id, text: t(`report.reasons.${id}`) }))}
  />
);

/** What else the moderators should know. */
export const ReportNote = (props: ReportFieldProps) => (
  <TextAreaField
    {...props}
    label={t("report.note")}
    rows={3}
    maxLength={REPORT_NOTE_MAX_LENGTH}
    hint={t("report.noteHint", { most: REPORT_NOTE_MAX_LENGTH })}
  />
);
