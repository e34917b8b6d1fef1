import { TEXT_LIMITS, textLength } from "@emberlode/game";
import { type KeyboardEvent, useId } from "react";
import { messages } from "../../../lib/messages.ts";
import { FieldNote } from "../../ui/components/field-note.tsx";

const t = await messages("profile");

interface QuoteFieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

const { quoteMax, quoteLines } = TEXT_LIMITS;

/** The quote: Enter begins a second line, but not a third (spec §5). */
export function QuoteField({ name, value, error, onChange }: QuoteFieldProps) {
  const id = useId();
  const holdBack = (event: KeyboardEvent) => {
    if (event.key === "Enter" && value.split("\n").length >= quoteLines) event.preventDefault();
  };
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {t("form.quote")}
      </label>
      <textarea
        id={id}
        name={name}
        value={value}
        rows={quoteLines}
        className="input mt-1"
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onKeyDown={holdBack}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNote
        id={`${id}-note`}
        error={error}
        hint={t("form.quoteHint", { length: textLength(value), max: quoteMax, lines: quoteLines })}
      />
    </div>
  );
}
