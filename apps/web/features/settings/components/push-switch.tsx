import type { LoginPayload } from "@emberlode/contract";
import { COOKIE_SECONDS } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../../lib/messages.ts";
import { trpc } from "../../../lib/trpc.ts";
import { Refusal } from "../../ui/components/refusal.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { usePush } from "../hooks/use-push.ts";
import { SwitchLine } from "./switches.tsx";

const t = await messages("settings");

/** Whether the session ends soon after the player leaves. */
const isShort = ({ idleSeconds }: LoginPayload) =>
  idleSeconds !== null && idleSeconds <= COOKIE_SECONDS;

/** Whether this device is notified of attacks in the background, or why it cannot be. */
export function PushSwitch({ attackAlerts }: { attackAlerts: boolean }) {
  const title = useId();
  const { state, isKnown, on, refusal, change } = usePush();
  const { data: session } = trpc.user.session.useQuery(undefined, { enabled: false });
  const isOpen = state === "ready" && isKnown;
  return (
    <section aria-labelledby={title} className="mt-5">
      <h3 id={title} className="mb-1 font-semibold">
        {t("push.title")}
      </h3>
      {isOpen && <SwitchLine label={t("push.label")} on={on} onChange={change} />}
      {(state === undefined || (state === "ready" && !isKnown && refusal === null)) && (
        <Skeleton rows={1} />
      )}
      {state !== undefined && state !== "ready" && <Refusal text={t(`push.states.${state}`)} />}
      <div role="status">{state === "ready" && refusal !== null && <Refusal text={refusal} />}</div>
      {isOpen && (
        <p className="text-xs text-muted">
          {t("push.note")} {session !== undefined && isShort(session) && t("push.short")}
        </p>
      )}
      {isOpen && on && !attackAlerts && <p className="mt-2 text-xs">{t("push.attackOff")}</p>}
    </section>
  );
}
