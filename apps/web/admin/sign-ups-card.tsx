/** Who may join the world, and the switch. */
import type { SignUpsState } from "@emberlode/contract";
import { SIGN_UPS, type SignUps } from "@emberlode/game";
import { useId, useState } from "react";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { Card } from "./card.tsx";
import { Choice } from "./choice.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { t as tAdmin } from "./texts.ts";

const t = await messages("admin-networks");

interface SignUpsDialogProps {
  state: SignUpsState;
  onClose: () => void;
}

function SignUpsDialog({ state, onClose }: SignUpsDialogProps) {
  const name = useId();
  const utils = trpc.useUtils();
  const set = trpc.adminNetworks.setSignups.useMutation();
  const [chosen, setChosen] = useState<SignUps | null>(state.override);
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
          {SIGN_UPS.map((signUps) => (
            <Choice
              key={signUps}
              name={name}
              text={t(`signups.states.${signUps}`)}
              hint={t(`signups.stateHints.${signUps}`)}
              isChosen={chosen === signUps}
              onChoose={() => setChosen(signUps)}
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

function Shown({ state }: { state: SignUpsState }) {
  const { current, override, setting } = state;
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="staff-sign-ups" data-state={current}>
      <div className="min-w-0 flex-1">
        <p className="staff-sign-ups-state">{t(`signups.states.${current}`)}</p>
        <p className="text-xs text-muted">
          {override === null
            ? t("signups.setting")
            : t("signups.override", { setting: t(`signups.states.${setting}`) })}
        </p>
      </div>
      <button type="button" className="btn staff-btn-small" onClick={() => setChanging(true)}>
        {t("signups.change")}
      </button>
      {isChanging && <SignUpsDialog state={state} onClose={() => setChanging(false)} />}
    </div>
  );
}

export function SignUpsCard() {
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
