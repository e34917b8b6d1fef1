import type { ReactNode } from "react";
import { useId } from "react";
import { Refusal } from "../../ui/components/refusal.tsx";

interface UseButtonProps {
  text: string;
  /** Why the use is refused; null when it is not. */
  reason: string | null;
  pending: boolean;
  onUse: () => void;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** Uses the tool; where that is refused the reason stands above and the button stays in its place. */
export function UseButton({ text, reason, pending, onUse, children }: UseButtonProps) {
  const why = useId();
  return (
    <>
      {reason !== null && (
        <div id={why}>
          <Refusal text={reason} />
        </div>
      )}
      <div className="tool-actions">
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
        {children}
      </div>
    </>
  );
}
