import type { EvidenceCaseAnswer } from "@emberlode/contract";
import { DAY, EVIDENCE_DISMISSED_MS, isAtLeast } from "@emberlode/game";
import { type SubmitEvent, useId } from "react";
import { FieldNote } from "../features/ui/notes.tsx";
import { trpc } from "../lib/trpc.ts";
import { Card } from "./card.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { tEvidence as t } from "./evidence-texts.ts";
import { useStaff } from "./staff-context.ts";
import { t as tAdmin } from "./texts.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";
import { useRequiredText } from "./use-required-text.ts";
import { Ago, At } from "./when.tsx";

const DAYS = EVIDENCE_DISMISSED_MS / DAY;

interface DismissalProps {
  found: EvidenceCaseAnswer;
  onDecided: (outcome: Outcome) => void;
}

function Form({ found, onDecided }: DismissalProps) {
  const id = useId();
  const dismiss = trpc.adminEvidence.dismiss.useMutation();
  const { send, refusal, isPending, clearRefusal } = useConfirmedCall();
  const note = useRequiredText(t("dismiss.noteMissing"));
  const { id: caseId, main } = found.case;

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending || !note.check()) return;
    const failure = await send(() => dismiss.mutateAsync({ id: caseId, reason: note.value }));
    if (failure === null) {
      onDecided({ text: t("dismiss.done", { name: main.player.username }), isByCaller: true });
    } else if (failure.code === "CHANGED_MEANWHILE") {
      clearRefusal();
      onDecided({ text: failure.text, isByCaller: false });
    }
  }

  return (
    <form className="grid gap-2" onSubmit={onSubmit} noValidate>
      <p className="text-muted">{t("dismiss.lead", { days: DAYS })}</p>
      <label htmlFor={id} className="font-semibold">
        {t("dismiss.note")}
      </label>
      <textarea
        ref={note.field}
        id={id}
        className="input"
        rows={3}
        required
        value={note.value}
        aria-invalid={note.error !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => note.onChange(event.target.value)}
      />
      {note.error !== null && <FieldNote id={`${id}-note`} error={note.error} hint={null} />}
      {refusal !== null && (
        <p role="alert" className="staff-refused">
          {refusal.text}
        </p>
      )}
      <button type="submit" className="btn" aria-disabled={isPending}>
        {t("dismiss.submit", { days: DAYS })}
      </button>
    </form>
  );
}

/** The form that dismisses a case, or what became of it. */
export function EvidenceDismissal(props: DismissalProps) {
  const { role } = useStaff();
  const { dismissal, mayDismiss } = props.found;
  if (dismissal !== null) {
    const name = dismissal.by ?? tAdmin("deletedAccount");
    return (
      <Card title={t("dismissed.title")}>
        <p className="staff-text">{dismissal.note}</p>
        <p className="staff-dots">
          <Ago at={dismissal.at} write={(time) => t("dismissed.by", { name, time })} />
          <At at={dismissal.until} write={(time) => t("dismissed.until", { time })} />
        </p>
      </Card>
    );
  }
  return (
    <Card title={t("dismiss.title")}>
      {mayDismiss ? (
        <Form {...props} />
      ) : (
        <p className="staff-why-not">
          {t(isAtLeast(role, "moderator") ? "dismiss.linked" : "dismiss.moderatorsOnly")}
        </p>
      )}
    </Card>
  );
}
