import { useState } from "react";
import { ConfirmDialog, type Question } from "./confirm-dialog.tsx";

interface ConfirmButtonProps {
  text: string;
  /** Accessible name; the text by default. */
  name?: string;
  /** The confirmation; null to act without one. */
  question: Question | null;
  onConfirm: () => void;
  /** Visible but disabled. */
  isDisabled?: boolean;
  /** Id of the element with the reason. */
  describedBy?: string | undefined;
  className?: string;
}

/** A button for irreversible actions, which acts once confirmed. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    text,
    name,
    question,
    onConfirm,
    isDisabled = false,
    describedBy,
    className = "",
  } = props;
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-label={name}
        aria-disabled={isDisabled}
        aria-describedby={describedBy}
        aria-haspopup={question === null ? undefined : "dialog"}
        onClick={() => {
          if (isDisabled) return;
          if (question === null) onConfirm();
          else setConfirming(true);
        }}
      >
        {text}
      </button>
      {isConfirming && question !== null && (
        <ConfirmDialog
          question={question}
          onConfirm={() => {
            setConfirming(false);
            onConfirm();
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
