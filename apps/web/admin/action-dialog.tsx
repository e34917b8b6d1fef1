import type { PlayerFile, Sanction } from "@emberlode/contract";
import { type PlayerActionKind, rightsFor } from "@emberlode/game";
import { type SubmitEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Dialog } from "../features/ui/dialog.tsx";
import { Icon } from "../features/ui/icon.tsx";
import { type Failure, toFailure } from "../lib/failure.ts";
import { notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { ActionFields } from "./action-fields.tsx";
import { ActionPreview } from "./action-preview.tsx";
import { CONFIRMATION_MINUTES, useConfirmation } from "./confirmation.tsx";
import { durationText } from "./duration.ts";
import { playerPath } from "./paths.ts";
import { HARSH_ACTIONS, initialValues, PUNISHING_ACTIONS, toAction } from "./player-action.ts";
import { ACTION_REASONS, ReasonField } from "./reason-field.tsx";
import { submitOnCtrlEnter } from "./submit-keys.ts";
import { t } from "./texts.ts";
import { useFirstFocus } from "./use-first-focus.ts";

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
  const withConfirmation = useConfirmation();
  const [values, setValues] = useState(() => initialValues(file));
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const action = toAction(kind, values, { file, sanction: sanction?.id ?? null });
  const words = {
    name: username,
    duration: values.minutes === null ? "…" : durationText(values.minutes),
    isBot: String(!isBot),
    kind: sanction?.kind ?? "",
  };
  const isReady = action !== null && reason.trim() !== "";

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isReady || pending) return;
    setPending(true);
    setFailure(null);
    try {
      await withConfirmation(() => act.mutateAsync({ username, action, reason }));
    } catch (error) {
      setFailure(toFailure(error));
      setPending(false);
      return;
    }
    notifySuccess(t(`actions.kinds.${kind}.done`, words));
    onClose();
    if (action.kind === "rename") navigate(playerPath(action.name), { replace: true });
    for (const router of [utils.adminPlayers, utils.admin]) void router.invalidate();
  }

  return (
    <Dialog title={t(`actions.kinds.${kind}.title`, words)} onClose={onClose}>
      <form ref={form} onSubmit={send} onKeyDown={submitOnCtrlEnter} noValidate>
        <p className="text-muted">{t(`actions.kinds.${kind}.hint`)}</p>
        {rightsFor(kind).isGrave && (
          <p className="staff-grave">
            <Icon name="lock" className="size-4" />
            {t("actions.grave", { minutes: CONFIRMATION_MINUTES })}
          </p>
        )}
        <ActionFields file={file} kind={kind} values={values} onChange={setValues} />
        <ReasonField
          presets={PUNISHING_ACTIONS.has(kind) ? ACTION_REASONS : []}
          value={reason}
          onChange={setReason}
        />
        <ActionPreview username={username} action={action} reason={reason.trim()} />
        {failure !== null && (
          <p role="alert" className="staff-refused">
            {failure.text}
          </p>
        )}
        <div className="staff-dialog-foot">
          <button
            type="submit"
            className={HARSH_ACTIONS.has(kind) ? "btn staff-btn-harsh" : "btn btn-ember"}
            aria-disabled={!isReady || pending}
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
