import type { BattleTarget } from "@emberlode/contract";
import { useId } from "react";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import type { Question } from "../ui/question-dialog.tsx";

interface FightButtonProps {
  text: string;
  /** The confirmation question. */
  question: Question;
  pending: boolean;
  pendingText: string;
  refusal: BattleTarget["refusal"];
  /** A side effect of the fight; null for none. */
  note: string | null;
  onFight: () => void;
}

/** Confirms, then fights. If fighting is refused, the button stays and shows why. */
export function FightButton(props: FightButtonProps) {
  const { text, question, pending, pendingText, refusal, note, onFight } = props;
  const reason = useId();
  return (
    <div className="raid-foot">
      <ConfirmButton
        text={pending ? pendingText : text}
        question={question}
        isOff={refusal !== null || pending}
        describedBy={refusal === null ? undefined : reason}
        onConfirm={onFight}
        className="btn-ember"
      />
      {refusal !== null && (
        <p id={reason} className="raid-note">
          {refusal.text}
        </p>
      )}
      {refusal === null && note !== null && <p className="raid-note">{note}</p>}
    </div>
  );
}
