import { useState } from "react";
import { ConfirmDialog, type Question } from "./confirm-dialog.tsx";

interface ConfirmButtonProps {
  text: string;
  /** Accessible name; the text by default. */
  name?: string;
  /** The confirmation; null acts at once. */
  question: Question | null;
  onConfirm: () => void;
  /** Visible but disabled. */
  isOff?: boolean;
  /** Id of the element with the reason. */
  describedBy?: string | undefined;
  className?: string;
}

/** A button for irreversible actions, which acts once confirmed. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { text, name, question, onConfirm, isOff = false, describedBy, className = "" } = props;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-label={name}
        aria-disabled={isOff}
        aria-describedby={describedBy}
        aria-haspopup={question === null ? undefined : "dialog"}
        onClick={() => {
          if (isOff) return;
          if (question === null) onConfirm();
          else setAsks(true);
        }}
      >
        {text}
      </button>
      {asks && question !== null && (
        <ConfirmDialog
          question={question}
          onConfirm={() => {
            setAsks(false);
            onConfirm();
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}
