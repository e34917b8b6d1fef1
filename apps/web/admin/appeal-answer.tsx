import type { AppealsAnswer } from "@emberlode/contract";
import { APPEAL_DECISIONS, type AppealDecision } from "@emberlode/game";
import { useId, useState } from "react";
import { FieldNote } from "../features/ui/notes.tsx";
import { toFailure } from "../lib/failure.ts";
import { trpc } from "../lib/trpc.ts";
import { useConfirmation } from "./confirmation.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { t } from "./texts.ts";
import { useRequiredText } from "./use-required-text.ts";

interface AppealAnswerProps {
  appeal: AppealsAnswer["appeals"][number];
  onDecided: (outcome: Outcome) => void;
}

/** The answer to an appeal, and the two ways to decide it. */
export function AppealAnswer({ appeal, onDecided }: AppealAnswerProps) {
  const id = useId();
  const decide = trpc.adminAppeals.decide.useMutation();
  const withConfirmation = useConfirmation();
  const answer = useRequiredText(t("appeals.answerMissing"));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const { kind } = appeal.sanction;
  const name = appeal.player.username;

  async function send(decision: AppealDecision): Promise<void> {
    if (isPending || !answer.check()) return;
    setIsPending(true);
    setRefusal(null);
    try {
      await withConfirmation(() =>
        decide.mutateAsync({ appeal: appeal.id, decision, reason: answer.value }),
      );
      onDecided({ text: t("appeals.done", { decision, kind, name }), isByCaller: true });
    } catch (error) {
      const { code, text } = toFailure(error);
      setIsPending(false);
      if (code === "REPORT_DECIDED") onDecided({ text, isByCaller: false });
      else setRefusal(text);
    }
  }

  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="sr-only">
        {t("appeals.answer")}
      </label>
      <textarea
        ref={answer.field}
        id={id}
        className="input"
        rows={3}
        required
        value={answer.value}
        aria-invalid={answer.error !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => answer.onChange(event.target.value)}
      />
      <FieldNote id={`${id}-hint`} error={answer.error} hint={t("appeals.answerHint")} />
      {refusal !== null && (
        <p role="alert" className="staff-refused">
          {refusal}
        </p>
      )}
      <div className="staff-answers">
        {APPEAL_DECISIONS.map((decision) => (
          <button
            key={decision}
            type="button"
            className={decision === "lift" ? "btn btn-ember" : "btn"}
            aria-disabled={isPending}
            onClick={() => void send(decision)}
          >
            {t(`appeals.${decision}`)}
          </button>
        ))}
      </div>
    </form>
  );
}
