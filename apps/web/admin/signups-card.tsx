/** Who may join the world, and the switch. */
import type { SignupsState } from "@emberlode/contract";
import { SIGNUPS, type Signups } from "@emberlode/game";
import { useId, useState } from "react";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { Card } from "./card.tsx";
import { Choice } from "./choice.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { t as tAdmin } from "./texts.ts";

const t = await messages("admin-networks");

interface SignupsDialogProps {
  state: SignupsState;
  onClose: () => void;
}

function SignupsDialog({ state, onClose }: SignupsDialogProps) {
  const name = useId();
  const utils = trpc.useUtils();
  const set = trpc.adminNetworks.setSignups.useMutation();
  const [chosen, setChosen] = useState<Signups | null>(state.override);
  const setting = t(`signups.states.${state.setting}`);
  return (
    <ReasonDialog
      title={t("signups.dialogTitle")}
      hint={t("signups.dialogHint")}
      reasonHint={tAdmin("actions.reasonTeam")}
      submit={t("signups.submit")}
      isReady={chosen !== state.override}
      fields={
        <fieldset className="staff-form-part staff-options" aria-label={t("signups.dialogTitle")}>
          <Choice
            name={name}
            text={t("signups.default")}
            hint={t("signups.defaultHint", { setting })}
            isChosen={chosen === null}
            onChoose={() => setChosen(null)}
          />
          {SIGNUPS.map((signups) => (
            <Choice
              key={signups}
              name={name}
              text={t(`signups.states.${signups}`)}
              hint={t(`signups.stateHints.${signups}`)}
              isChosen={chosen === signups}
              onChoose={() => setChosen(signups)}
            />
          ))}
        </fieldset>
      }
      send={(reason) => set.mutateAsync({ signups: chosen, reason })}
      onDone={() => {
        for (const router of [utils.adminNetworks, utils.admin]) void router.invalidate();
        return t("signups.done");
      }}
      onClose={onClose}
    />
  );
}

function Shown({ state }: { state: SignupsState }) {
  const { current, override, setting } = state;
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="staff-signups" data-state={current}>
      <div className="min-w-0 flex-1">
        <p className="staff-signups-state">{t(`signups.states.${current}`)}</p>
        <p className="text-xs text-muted">
          {override === null
            ? t("signups.setting")
            : t("signups.override", { setting: t(`signups.states.${setting}`) })}
        </p>
      </div>
      <button type="button" className="btn staff-btn-small" onClick={() => setChanging(true)}>
        {t("signups.change")}
      </button>
      {isChanging && <SignupsDialog state={state} onClose={() => setChanging(false)} />}
    </div>
  );
}

export function SignupsCard() {
  const { data, error, refetch } = trpc.adminNetworks.signups.useQuery();
  return (
    <Card title={t("signups.title")}>
      {data !== undefined && <Shown state={data} />}
      {data === undefined && error === null && <Skeleton rows={1} />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} lead={tAdmin("failed")} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
