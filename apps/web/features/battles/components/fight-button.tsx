import type { BattleTarget } from "@emberlode/contract";
import { useId } from "react";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";

interface FightButtonProps {
  text: string;
  /** What the button says when it asks for the second press. */
  confirmText: string;
  pending: boolean;
  pendingText: string;
  refusal: BattleTarget["refusal"];
  /** What the fight costs besides; null for nothing. */
  note: string | null;
  onFight: () => void;
}

/** Fights on the second press; where that is refused it stays in its place and says why. */
export function FightButton(props: FightButtonProps) {
  const { text, confirmText, pending, pendingText, refusal, note, onFight } = props;
  const reason = useId();
  if (refusal !== null || pending) {
    return (
      <div className="raid-foot">
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled="true"
          aria-describedby={refusal === null ? undefined : reason}
        >
          {pending ? pendingText : text}
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
        text={text}
        confirmText={confirmText}
        onConfirm={onFight}
        className="btn-ember"
      />
      {note !== null && <p className="raid-note">{note}</p>}
    </div>
  );
}
