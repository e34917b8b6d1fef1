import type { EvidenceCaseAnswer } from "@emberlode/contract";
import { DAY, EVIDENCE_DISMISSED_MS, isAtLeast } from "@emberlode/game";
import { type SubmitEvent, useId, useState } from "react";
import { trpc } from "../lib/trpc.ts";
import { Card } from "./card.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { tEvidence as t } from "./evidence-texts.ts";
import { useStaff } from "./staff-context.ts";
import { t as tAdmin } from "./texts.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";
import { Ago, At } from "./when.tsx";

const DAYS = EVIDENCE_DISMISSED_MS / DAY;

interface DismissalProps {
  found: EvidenceCaseAnswer;
  onDecided: (outcome: Outcome) => void;
}

function Form({ found, onDecided }: DismissalProps) {
  const id = useId();
  const dismiss = trpc.adminEvidence.dismiss.useMutation();
  const { send, refusal, pending, clearRefusal } = useConfirmedCall();
  const [reason, setReason] = useState("");
  const isReady = reason.trim() !== "" && !pending;
  const { id: caseId, main } = found.case;

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isReady) return;
    const failure = await send(() => dismiss.mutateAsync({ id: caseId, reason }));
    if (failure === null) {
      onDecided({ text: t("dismiss.done", { name: main.player.username }), isByCaller: true });
    } else if (failure.code === "CHANGED_MEANWHILE") {
      clearRefusal();
      onDecided({ text: failure.text, isByCaller: false });
    }
  }

  return (
    <form className="grid gap-2" onSubmit={onSubmit}>
      <p className="text-muted">{t("dismiss.lead", { days: DAYS })}</p>
      <label htmlFor={id} className="font-semibold">
        {t("dismiss.note")}
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {refusal !== null && (
        <p role="alert" className="staff-refused">
          {refusal.text}
        </p>
      )}
      <button type="submit" className="btn" aria-disabled={!isReady}>
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
