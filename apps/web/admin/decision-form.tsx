import type { ReportGroup } from "@emberlode/contract";
import {
  isDecisionFor,
  REPORT_DECISION_KINDS,
  REPORT_DECISIONS,
  type ReportDecision,
} from "@emberlode/game";
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from "react";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { useConfirmation } from "./confirmation.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { ReasonField } from "./reason-field.tsx";
import { type ReportedThing, thingOf, usualReasonFor } from "./reported-thing.ts";
import { t } from "./texts.ts";
import { usePageKeys } from "./use-page-keys.ts";

const tReasons = await messages("admin-reasons");

interface DecisionFormProps {
  thing: ReportedThing;
  /** The name of its player. */
  name: string;
  /** The open reports of it, if any. */
  reports: ReportGroup["reports"];
  onDecided: (outcome: Outcome) => void;
}

/** Enter decides in the field of the reason, too; with Shift it starts a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, shiftKey, repeat, nativeEvent, target, currentTarget } = event;
  if (key !== "Enter" || shiftKey || repeat || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}

const isHarsh = (decision: ReportDecision | null): boolean =>
  decision !== null && REPORT_DECISIONS[decision]?.kind === "suspend";

/** Decides about a thing: a digit chooses, Enter sends. */
export function DecisionForm({ thing, name, reports, onDecided }: DecisionFormProps) {
  const { subject } = thing;
  const id = useId();
  const utils = trpc.useUtils();
  const decide = trpc.adminReports.decide.useMutation();
  const withConfirmation = useConfirmation();
  const words = subject === "username" || subject === "player" ? subject : "thing";
  const [decision, setDecision] = useState<ReportDecision | null>(null);
  /** The edited reason; null for the usual one. */
  const [edited, setEdited] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const usual = decision === "dismiss" ? "harmless" : usualReasonFor(reports);
  const reason = edited ?? tReasons(usual);
  const isReady = decision !== null && reason.trim() !== "" && !isPending;

  usePageKeys(form, (key) => {
    const chosen = REPORT_DECISION_KINDS[Number(key) - 1];
    if (chosen === undefined || !isDecisionFor(chosen, subject)) return false;
    setDecision(chosen);
    form.current?.querySelector<HTMLElement>(`[value="${chosen}"]`)?.focus();
    return true;
  });

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isReady) return;
    setIsPending(true);
    setRefusal(null);
    let newName = "";
    try {
      const input = { ...thingOf(thing), decision, reason };
      const { username } = await withConfirmation(() => decide.mutateAsync(input));
      newName = username ?? "";
    } catch (error) {
      const { code, text } = toFailure(error);
      setIsPending(false);
      if (code === "REPORT_DECIDED") onDecided({ text, isByCaller: false });
      else setRefusal(text);
      return;
    }
    const text = t(`reports.outcomes.${decision}`, { name, subject, newName });
    onDecided({ text, isByCaller: true });
    for (const router of [utils.adminPlayers, utils.admin]) void router.invalidate();
  }

  return (
    <form ref={form} onSubmit={send} onKeyDown={submitOnEnter} noValidate>
      <fieldset className="staff-decisions">
        <legend className="sr-only">{t("reports.decision")}</legend>
        {REPORT_DECISION_KINDS.map((kind, index) => (
          <label key={kind} className="staff-decision" data-kind={kind}>
            <input
              type="radio"
              name={id}
              value={kind}
              className="sr-only"
              aria-keyshortcuts={String(index + 1)}
              checked={kind === decision}
              disabled={!isDecisionFor(kind, subject)}
              onChange={() => setDecision(kind)}
            />
            <span className="key" aria-hidden="true">
              {index + 1}
            </span>
            {t(`reports.decisions.${words}.${kind}`)}
          </label>
        ))}
      </fieldset>
      <ReasonField
        hasUsual
        value={reason}
        hint={t(`reports.reasonHint.${decision === "dismiss" ? "team" : "player"}`)}
        onChange={setEdited}
      />
      {refusal !== null && (
        <p role="alert" className="staff-refused">
          {refusal}
        </p>
      )}
      <button
        type="submit"
        className={`btn staff-decide mt-3 w-full ${isHarsh(decision) ? "staff-btn-harsh" : "btn-ember"}`}
        aria-disabled={!isReady}
      >
        {decision === null ? t("reports.choose") : t(`reports.decisions.${words}.${decision}`)}
      </button>
    </form>
  );
}
