interface FieldNoteProps {
  /** What the field is described by. */
  id: string;
  error: string | null;
  hint: string | null;
}

/** Shown below a field: what is wrong with it, else its hint. */
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
