import { useId } from "react";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";
import type { Question } from "../../ui/components/question-dialog.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";

interface UseButtonProps {
  text: string;
  /** What is asked first; left out or null where a use asks nothing. */
  question?: Question | null;
  /** Why the use is refused; null when it is not. */
  reason: string | null;
  pending: boolean;
  onUse: () => void;
}

/** Uses the tool; where that is refused the reason is above and the button stays in its place. */
export function UseButton({ text, question = null, reason, pending, onUse }: UseButtonProps) {
  const why = useId();
  return (
    <>
      {reason !== null && (
        <div id={why}>
          <Refusal text={reason} />
        </div>
      )}
      <div className="tool-actions">
        <ConfirmButton
          text={text}
          question={question}
          isOff={reason !== null || pending}
          describedBy={reason === null ? undefined : why}
          onConfirm={onUse}
          className="btn-ember"
        />
      </div>
    </>
  );
}
