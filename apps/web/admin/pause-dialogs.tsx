import { type Pause, type PauseKind, phaseOf } from "@emberlode/game";
import { type ReactNode, useRef, useState } from "react";
import { Dialog } from "../features/ui/dialog.tsx";
import type { Failure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { serverNow } from "../lib/server-clock.ts";
import { trpc } from "../lib/trpc.ts";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { PauseForm } from "./pause-form.tsx";
import { PausePreview, toTimes } from "./pause-preview.tsx";
import { initialTimes, toPause } from "./pause-times.ts";
import { ReasonField } from "./reason-field.tsx";
import { submitOnCtrlEnter } from "./submit-keys.ts";
import { t as tAdmin } from "./texts.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import { usePauseCall } from "./use-pause-call.ts";

const t = await messages("admin-schedule");

interface PauseDialogProps {
  kind: PauseKind;
  /** The announced one; null for none. */
  current: Pause | null;
  onClose: () => void;
}

interface FootProps {
  refusal: Failure | null;
  submit: ReactNode;
  onClose: () => void;
}

function Foot({ refusal, submit, onClose }: FootProps) {
  return (
    <>
      {refusal !== null && (
        <p role="alert" className="staff-refused">
          {refusal.text}
        </p>
      )}
      <div className="staff-dialog-foot">
        {submit}
        <button type="button" className="btn" onClick={onClose}>
          {tAdmin("actions.cancel")}
        </button>
        <kbd className="staff-dialog-keys">{tAdmin("actions.keys")}</kbd>
      </div>
    </>
  );
}

interface SetPauseDialogProps extends PauseDialogProps {
  /** How many players get an alert. */
  players: number;
}

/** Announces a pause, or changes the announced one. */
export function SetPauseDialog({ kind, current, players, onClose }: SetPauseDialogProps) {
  const set = trpc.adminSchedule.set.useMutation();
  const { refusal, pending, change } = usePauseCall(onClose);
  const [now] = useState(serverNow);
  const [values, setValues] = useState(() => initialTimes(kind, current, now));
  const [reason, setReason] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const begun = phaseOf(current, now) === "running" ? current : null;
  const pause = toPause(values, begun);
  const isReady = pause !== null && reason.trim() !== "" && !pending;
  return (
    <Dialog
      title={t(current === null ? `${kind}.dialog` : `${kind}.changeDialog`)}
      onClose={onClose}
    >
      <form
        ref={form}
        onKeyDown={submitOnCtrlEnter}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const call = () => set.mutateAsync({ kind, ...toTimes(pause), reason });
          void change(call, t(current === null ? `${kind}.announced` : `${kind}.changed`));
        }}
      >
        <p className="text-muted">{t(`${kind}.what`)}</p>
        <ConfirmationNote />
        <PauseForm kind={kind} values={values} begun={begun} now={now} onChange={setValues} />
        <PausePreview kind={kind} pause={pause} />
        <ReasonField value={reason} hint={t("form.reasonHint")} onChange={setReason} />
        <Foot
          refusal={refusal}
          onClose={onClose}
          submit={
            <button type="submit" className="btn btn-ember" aria-disabled={!isReady}>
              {t(current === null ? "form.submit" : "form.submitChange", { players })}
            </button>
          }
        />
      </form>
    </Dialog>
  );
}

/** Cancels a planned pause, or ends the one in force. */
export function EndPauseDialog({ kind, current, onClose }: PauseDialogProps) {
  const end = trpc.adminSchedule.end.useMutation();
  const { refusal, pending, change } = usePauseCall(onClose);
  const [reason, setReason] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const isRunning = phaseOf(current, serverNow()) === "running";
  const isReady = reason.trim() !== "" && !pending;
  const verb = t(isRunning ? `${kind}.end` : `${kind}.cancel`);
  return (
    <Dialog title={verb} onClose={onClose}>
      <form
        ref={form}
        onKeyDown={submitOnCtrlEnter}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const call = () => end.mutateAsync({ kind, reason });
          void change(call, t(isRunning ? `${kind}.ended` : `${kind}.canceled`));
        }}
      >
        <p className="text-muted">{t(isRunning ? `${kind}.endHint` : `${kind}.cancelHint`)}</p>
        <ConfirmationNote />
        <ReasonField value={reason} hint={t("form.reasonHint")} onChange={setReason} />
        <Foot
          refusal={refusal}
          onClose={onClose}
          submit={
            <button type="submit" className="btn staff-btn-harsh" aria-disabled={!isReady}>
              {verb}
            </button>
          }
        />
      </form>
    </Dialog>
  );
}
