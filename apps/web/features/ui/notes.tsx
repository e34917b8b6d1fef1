import { messages } from "../../lib/messages.ts";
import { Icon } from "./icon.tsx";

const t = await messages("controls");

interface FieldNoteProps {
  /** Id for `aria-describedby`. */
  id: string;
  error: string | null;
  hint: string | null;
}

/** The note below a field: its error, else its hint. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  const isRefused = error !== null;
  return (
    <p
      id={id}
      className="field-note"
      data-refused={isRefused || undefined}
      role={isRefused ? "alert" : undefined}
    >
      {error ?? hint}
    </p>
  );
}

/** Why an action is refused, shown before the player tries it. */
export function Refusal({ text }: { text: string }) {
  return (
    <p className="refusal" role="note">
      <Icon name="ban" className="size-5" />
      <span>
        <span className="sr-only">{t("refusal")} </span>
        {text}
      </span>
    </p>
  );
}
