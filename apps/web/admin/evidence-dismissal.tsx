import type { EvidenceCaseAnswer } from "@emberlode/contract";
import { DAY, EVIDENCE_DISMISSED_MS, isAtLeast } from "@emberlode/game";
import { useId, useState } from "react";
import { toFailure } from "../lib/failure.ts";
import { trpc } from "../lib/trpc.ts";
import { Card } from "./card.tsx";
import { useConfirmation } from "./confirmation.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { tEvidence as t } from "./evidence-texts.ts";
import { useStaff } from "./staff-context.ts";
import { t as tAdmin } from "./texts.ts";
import { Ago, At } from "./when.tsx";

const DAYS = EVIDENCE_DISMISSED_MS / DAY;

interface DismissalProps {
  found: EvidenceCaseAnswer;
  onDecided: (outcome: Outcome) => void;
}

function Form({ found, onDecided }: DismissalProps) {
  const id = useId();
  const dismiss = trpc.adminEvidence.dismiss.useMutation();
  const withConfirmation = useConfirmation();
  const [reason, setReason] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const isReady = reason.trim() !== "" && !pending;
  const { id: caseId, main } = found.case;

  async function send(): Promise<void> {
    if (!isReady) return;
    setPending(true);
    setRefusal(null);
    try {
      await withConfirmation(() => dismiss.mutateAsync({ id: caseId, reason }));
      onDecided({ text: t("dismiss.done", { name: main.player.username }), isByCaller: true });
    } catch (error) {
      const { code, text } = toFailure(error);
      if (code === "CHANGED_MEANWHILE") onDecided({ text, isByCaller: false });
      else setRefusal(text);
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
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
          {refusal}
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
