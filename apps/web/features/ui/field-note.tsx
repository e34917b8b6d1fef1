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
