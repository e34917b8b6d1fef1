import type { Pause, PauseKind } from "@emberlode/game";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../lib/messages.ts";
import { timeInWords } from "../lib/times.ts";
import { zoneName } from "./local-time.ts";
import { earliestStart, LENGTHS, type PauseValues, toPause, withLength } from "./pause-times.ts";

const t = await messages("admin-schedule");

function lengthText(ms: number): string {
  if (ms % DAY === 0) return t("form.lengths.days", { count: ms / DAY });
  if (ms % HOUR === 0) return t("form.lengths.hours", { count: ms / HOUR });
  return t("form.lengths.minutes", { count: ms / MINUTE });
}

interface TimeFieldProps {
  label: string;
  name: string;
  value: string;
  note?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

function TimeField({ label, name, value, note, isDisabled = false, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="staff-form-part">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="datetime-local"
        className="input mt-1"
        value={value}
        disabled={isDisabled}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className="field-note">
          {note}
        </p>
      )}
    </div>
  );
}

interface PauseFormProps {
  kind: PauseKind;
  values: PauseValues;
  /** The one in force, whose start cannot change. */
  begun: Pause | null;
  now: number;
  onChange: (values: PauseValues) => void;
}

/** Start, end and usual lengths, in the browser's time zone. */
export function PauseForm({ kind, values, begun, now, onChange }: PauseFormProps) {
  const times = toPause(values, begun);
  const length = times === null || times.until === null ? null : times.until - times.from;
  const note =
    begun === null
      ? t("form.earliest", { time: timeInWords(earliestStart(kind, now)) })
      : t("form.begun");
  return (
    <>
      <div className="staff-times">
        <TimeField
          label={t("form.from")}
          name="from"
          value={values.from}
          note={note}
          isDisabled={begun !== null}
          onChange={(from) => {
            const moved = { ...values, from };
            onChange(length === null ? moved : withLength(moved, length, begun));
          }}
        />
        {!values.isOpen && (
          <TimeField
            label={t("form.until")}
            name="until"
            value={values.until}
            onChange={(until) => onChange({ ...values, until })}
          />
        )}
      </div>
      <fieldset className="staff-presets" aria-label={t("form.length")}>
        {LENGTHS[kind].map((one) => (
          <button
            key={one}
            type="button"
            className="staff-preset"
            aria-pressed={length === one}
            onClick={() => onChange(withLength(values, one, begun))}
          >
            {lengthText(one)}
          </button>
        ))}
        {kind === "maintenance" && (
          <button
            type="button"
            className="staff-preset"
            aria-pressed={values.isOpen}
            onClick={() => onChange({ ...values, isOpen: true })}
          >
            {t("form.open")}
          </button>
        )}
      </fieldset>
      <p className="field-note">{t("zone", { zone: zoneName(times?.from ?? now) })}</p>
    </>
  );
}
