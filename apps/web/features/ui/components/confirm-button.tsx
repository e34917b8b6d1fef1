import { useSetAtom } from "jotai";
import { type MouseEvent, useEffect, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { questionsAtom } from "../atoms/questions-atom.ts";

const t = await messages("controls");

/** How long the second press counts. */
const CONFIRM_MS = 4000;

interface ConfirmButtonProps {
  text: string;
  /** What the button says while it waits for the second press. */
  confirmText: string;
  onConfirm: () => void;
  disabled?: boolean;
  className?: string;
}

/** A button for what cannot be undone: it asks in its own place and acts on the second press. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { text, confirmText, onConfirm, disabled = false, className = "" } = props;
  const [asks, setAsks] = useState(false);
  const setQuestions = useSetAtom(questionsAtom);
  useEffect(() => {
    if (!asks) return;
    setQuestions((others) => others + 1);
    return () => setQuestions((all) => all - 1);
  }, [asks, setQuestions]);
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(() => setAsks(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [asks]);
  const press = (event: MouseEvent) => {
    // The second half of a double click is no answer.
    if (asks && event.detail > 1) return;
    setAsks(!asks);
    if (asks) onConfirm();
  };
  return (
    <span className="confirm">
      <button
        type="button"
        className={`btn ${className}`}
        data-asks={asks || undefined}
        disabled={disabled}
        onClick={press}
        onBlur={() => setAsks(false)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !asks) return;
          event.stopPropagation();
          setAsks(false);
        }}
      >
        {asks ? confirmText : text}
      </button>
      <span role="status" className="sr-only">
        {asks ? t("confirm.sure") : ""}
      </span>
    </span>
  );
}
