import type { BattleTarget } from "@emberlode/contract";
import { useId } from "react";
import { enRaid } from "../../../lib/i18n/en-raid.ts";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";

interface AttackButtonProps {
  target: BattleTarget;
  pending: boolean;
  /** The attacker's own shield stands. */
  dropsShield: boolean;
  onAttack: () => void;
}

/** Attacks on the second press; where that is refused it stays in its place and says why. */
export function AttackButton({ target, pending, dropsShield, onAttack }: AttackButtonProps) {
  const reason = useId();
  const words = enRaid.attack;
  const { refusal, user } = target;
  const text = pending ? words.fighting : words.button(user.username);
  if (refusal !== null || pending) {
    return (
      <div className="raid-foot">
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled="true"
          aria-describedby={refusal === null ? undefined : reason}
        >
          {text}
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
        confirmText={words.sure}
        onConfirm={onAttack}
        className="btn-ember"
      />
      {dropsShield && <p className="raid-note">{enRaid.terms.dropsShield}</p>}
    </div>
  );
}
