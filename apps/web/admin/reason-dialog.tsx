import { type ReactNode, type SubmitEvent, useRef } from "react";
import { Dialog } from "../features/ui/dialog.tsx";
import { notifySuccess } from "../lib/notify.ts";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { ReasonField } from "./reason-field.tsx";
import { submitOnCtrlEnter } from "./submit-keys.ts";
import { t } from "./texts.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import { useRequiredText } from "./use-required-text.ts";

interface ReasonDialogProps {
  title: string;
  hint: string;
  /** Who reads the reason. */
  reasonHint: string;
  submit: string;
  isHarsh?: boolean;
  /** Whether everything but the reason is complete. */
  isReady: boolean;
  /** Fields above the reason. */
  fields?: ReactNode;
  /** What would happen, below the reason. */
  preview?: ReactNode;
  send: (reason: string) => Promise<unknown>;
  /** Called once it is done; returns what to say. */
  onDone: () => string;
  onClose: () => void;
}

/** A grave action with a reason, and what it would do. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, reasonHint, submit, isHarsh = false, isReady, fields, preview } = props;
  const { send: confirmAndSend, refusal, isPending } = useConfirmedCall();
  const reason = useRequiredText(t("actions.reasonMissing"));
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isReady || isPending || !reason.check()) return;
    if ((await confirmAndSend(() => props.send(reason.value))) !== null) return;
    notifySuccess(props.onDone());
    props.onClose();
  }

  return (
    <Dialog title={title} onClose={props.onClose}>
      <form ref={form} onSubmit={onSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
        <p className="text-muted">{hint}</p>
        <ConfirmationNote />
        {fields}
        <ReasonField
          ref={reason.field}
          value={reason.value}
          hint={reasonHint}
          error={reason.error}
          onChange={reason.onChange}
        />
        {preview}
        {refusal !== null && (
          <p role="alert" className="staff-refused">
            {refusal.text}
          </p>
        )}
        <div className="staff-dialog-foot">
          <button
            type="submit"
            className={isHarsh ? "btn staff-btn-harsh" : "btn btn-ember"}
            aria-disabled={!isReady || isPending}
          >
            {submit}
          </button>
          <button type="button" className="btn" onClick={props.onClose}>
            {t("actions.cancel")}
          </button>
          <kbd className="staff-dialog-keys">{t("actions.keys")}</kbd>
        </div>
      </form>
    </Dialog>
  );
}
