import type { PlayerFile, Sanction } from "@emberlode/contract";
import { type PlayerActionKind, rightsFor } from "@emberlode/game";
import { type SubmitEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Dialog } from "../features/ui/dialog.tsx";
import { notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { ActionFields } from "./action-fields.tsx";
import { ActionPreview } from "./action-preview.tsx";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { durationText } from "./duration.ts";
import { playerPath } from "./paths.ts";
import { HARSH_ACTIONS, initialValues, PUNISHING_ACTIONS, toAction } from "./player-action.ts";
import { ReasonField } from "./reason-field.tsx";
import { submitOnCtrlEnter } from "./submit-keys.ts";
import { t } from "./texts.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import { useRequiredText } from "./use-required-text.ts";

interface ActionDialogProps {
  file: PlayerFile;
  kind: PlayerActionKind;
  /** The sanction to lift; null for other actions. */
  sanction: Sanction | null;
  onClose: () => void;
}

/** What an action needs, what it would do, and the button that does it. */
export function ActionDialog({ file, kind, sanction, onClose }: ActionDialogProps) {
  const { username, isBot } = file.player;
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const act = trpc.adminPlayers.act.useMutation();
  const { send, refusal, isPending } = useConfirmedCall();
  const [values, setValues] = useState(() => initialValues(file));
  const reason = useRequiredText(t("actions.reasonMissing"));
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const action = toAction(kind, values, { file, sanction: sanction?.id ?? null });
  const words = {
    name: username,
    duration: values.minutes === null ? "…" : durationText(values.minutes),
    isBot: String(!isBot),
    kind: sanction?.kind ?? "",
  };

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (action === null || isPending || !reason.check()) return;
    const input = { username, action, reason: reason.value };
    if ((await send(() => act.mutateAsync(input))) !== null) return;
    notifySuccess(t(`actions.kinds.${kind}.done`, words));
    onClose();
    if (action.kind === "rename") navigate(playerPath(action.name), { replace: true });
    for (const router of [utils.adminPlayers, utils.admin]) void router.invalidate();
  }

  return (
    <Dialog title={t(`actions.kinds.${kind}.title`, words)} onClose={onClose}>
      <form ref={form} onSubmit={onSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
        <p className="text-muted">{t(`actions.kinds.${kind}.hint`)}</p>
        {rightsFor(kind).isGrave && <ConfirmationNote />}
        <ActionFields file={file} kind={kind} values={values} onChange={setValues} />
        <ReasonField
          hasUsual={PUNISHING_ACTIONS.has(kind)}
          ref={reason.field}
          value={reason.value}
          error={reason.error}
          {...(kind === "deleteAccount" && { hint: t("actions.reasonTeam") })}
          onChange={reason.onChange}
        />
        <ActionPreview
          username={username}
          action={action}
          reason={reason.value.trim()}
          refusal={refusal?.text ?? null}
        />
        {refusal !== null && (
          <p role="alert" className="staff-refused">
            {refusal.text}
          </p>
        )}
        <div className="staff-dialog-foot">
          <button
            type="submit"
            className={HARSH_ACTIONS.has(kind) ? "btn staff-btn-harsh" : "btn btn-ember"}
            aria-disabled={action === null || isPending}
          >
            {t(`actions.kinds.${kind}.submit`, words)}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t("actions.cancel")}
          </button>
          <kbd className="staff-dialog-keys">{t("actions.keys")}</kbd>
        </div>
      </form>
    </Dialog>
  );
}
