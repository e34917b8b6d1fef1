import { useRef, useState } from "react";

/**
 * The text of a field without which a form isn't sent.
 * @param missing what to say if it is sent without
 */
export function useRequiredText(missing: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | null>(null);
  const isEmpty = value.trim() === "";

  /** False for an empty field, which then has the focus and an error. */
  function check(): boolean {
    if (!isEmpty) return true;
    setError(missing);
    field.current?.focus();
    return false;
  }

  function onChange(text: string): void {
    setValue(text);
    setError(null);
  }

  return { field, value, error, isEmpty, check, onChange };
}
