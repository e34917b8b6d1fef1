import type { FactoryTarget } from "@emberlode/contract";
import { useId } from "react";
import { enFactories } from "../../../lib/i18n/en-factories.ts";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";

interface CaptureButtonProps {
  target: FactoryTarget;
  pending: boolean;
  /** The player's own shield stands. */
  isShielded: boolean;
  onCapture: () => void;
}

/** Fights on the second press; where that is refused it stays in its place and says why. */
export function CaptureButton({ target, pending, isShielded, onCapture }: CaptureButtonProps) {
  const reason = useId();
  const words = enFactories.capture;
  const { refusal, owner } = target;
  if (refusal !== null || pending) {
    return (
      <div className="raid-foot">
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled="true"
          aria-describedby={refusal === null ? undefined : reason}
        >
          {pending ? words.fighting : words.button}
        </button>
        {refusal !== null && (
          <p id={reason} className="raid-note">
            {refusal.text}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="raid-foot">
      <ConfirmButton
        text={words.button}
        confirmText={words.sure}
        onConfirm={onCapture}
        className="btn-ember"
      />
      {owner !== null && isShielded && (
        <p className="raid-note">{enFactories.target.dropsShield}</p>
      )}
    </div>
  );
}
