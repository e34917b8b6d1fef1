import { useId } from "react";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";

interface UseButtonProps {
  text: string;
  /** Where a use cannot be taken back: what the button says before the second press. */
  confirmText?: string | undefined;
  /** Why the use is refused; null when it is not. */
  reason: string | null;
  pending: boolean;
  onUse: () => void;
}

/** Uses the tool; where that is refused the reason stands above and the button stays in its place. */
export function UseButton({ text, confirmText, reason, pending, onUse }: UseButtonProps) {
  const why = useId();
  return (
    <>
      {reason !== null && (
        <div id={why}>
          <Refusal text={reason} />
        </div>
      )}
      <div className="tool-actions">
        {confirmText !== undefined && reason === null ? (
          <ConfirmButton
            text={text}
            confirmText={confirmText}
            onConfirm={() => {
              if (!pending) onUse();
            }}
            className="btn-ember"
          />
        ) : (
          <button
            type="button"
            className="btn btn-ember"
            aria-disabled={reason !== null || pending}
            aria-describedby={reason === null ? undefined : why}
            onClick={() => {
              if (reason === null && !pending) onUse();
            }}
          >
            {text}
          </button>
        )}
      </div>
    </>
  );
}
