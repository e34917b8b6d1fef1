import { type Pause, type PauseKind, phaseOf } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../lib/messages.ts";
import { serverNow } from "../lib/server-clock.ts";
import { trpc } from "../lib/trpc.ts";
import { PauseForm } from "./pause-form.tsx";
import { PausePreview, toTimes } from "./pause-preview.tsx";
import { initialTimes, toPause } from "./pause-times.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

const t = await messages("admin-schedule");

interface PauseDialogProps {
  kind: PauseKind;
  /** The announced pause, or null. */
  current: Pause | null;
  onClose: () => void;
}

/** Loads what a change of the schedule shows elsewhere, too. */
function useRefresh() {
  const utils = trpc.useUtils();
  return () => {
    for (const router of [utils.adminSchedule, utils.admin]) void router.invalidate();
  };
}

interface SetPauseDialogProps extends PauseDialogProps {
  /** How many players get an alert. */
  players: number;
}

/** Announces a pause, or changes the announced one. */
export function SetPauseDialog({ kind, current, players, onClose }: SetPauseDialogProps) {
  const set = trpc.adminSchedule.set.useMutation();
  const refresh = useRefresh();
  const [now] = useState(serverNow);
  const [values, setValues] = useState(() => initialTimes(kind, current, now));
  const begun = phaseOf(current, now) === "running" ? current : null;
  const pause = toPause(values, begun);
  const isNew = current === null;
  return (
    <ReasonDialog
      title={t(isNew ? `${kind}.dialog` : `${kind}.changeDialog`)}
      hint={t(`${kind}.what`)}
      reasonHint={t("form.reasonHint")}
      submit={t(isNew ? "form.submit" : "form.submitChange", { players })}
      isReady={pause !== null}
      fields={
        <>
          <PauseForm kind={kind} values={values} begun={begun} now={now} onChange={setValues} />
          <PausePreview kind={kind} pause={pause} />
        </>
      }
      send={async (reason) => {
        if (pause !== null) await set.mutateAsync({ kind, ...toTimes(pause), reason });
      }}
      onDone={() => {
        refresh();
        return t(isNew ? `${kind}.announced` : `${kind}.changed`);
      }}
      onClose={onClose}
    />
  );
}

/** Cancels a planned pause, or ends the one in force. */
export function EndPauseDialog({ kind, current, onClose }: PauseDialogProps) {
  const end = trpc.adminSchedule.end.useMutation();
  const refresh = useRefresh();
  const isRunning = phaseOf(current, serverNow()) === "running";
  const verb = t(isRunning ? `${kind}.end` : `${kind}.cancel`);
  return (
    <ReasonDialog
      title={verb}
      hint={t(isRunning ? `${kind}.endHint` : `${kind}.cancelHint`)}
      reasonHint={t("form.reasonHint")}
      submit={verb}
      isHarsh
      isReady
      send={(reason) => end.mutateAsync({ kind, reason })}
      onDone={() => {
        refresh();
        return t(isRunning ? `${kind}.ended` : `${kind}.canceled`);
      }}
      onClose={onClose}
    />
  );
}
