import type { LoginPayload } from "@emberlode/contract";
import { COOKIE_SECONDS } from "@emberlode/game";
import { enSettings } from "@emberlode/words/en/settings";
import { useId } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { Refusal } from "../../ui/components/refusal.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { usePush } from "../hooks/use-push.ts";
import { SwitchLine } from "./switches.tsx";

/** Whether the session ends soon after its player left. */
const isShort = ({ idleSeconds }: LoginPayload) =>
  idleSeconds !== null && idleSeconds <= COOKIE_SECONDS;

/** Whether this device is notified of attacks while nobody looks, or why it cannot be. */
export function PushSwitch({ attackAlerts }: { attackAlerts: boolean }) {
  const words = enSettings.push;
  const title = useId();
  const { state, isKnown, on, refusal, change } = usePush();
  const { data: session } = trpc.user.session.useQuery(undefined, { enabled: false });
  const isOpen = state === "ready" && isKnown;
  return (
    <section aria-labelledby={title} className="mt-5">
      <h3 id={title} className="mb-1 font-semibold">
        {words.title}
      </h3>
      {isOpen && <SwitchLine label={words.label} on={on} onChange={change} />}
      {(state === undefined || (state === "ready" && !isKnown && refusal === null)) && (
        <Skeleton rows={1} />
      )}
      {state !== undefined && state !== "ready" && <Refusal text={words.states[state]} />}
      <div role="status">{state === "ready" && refusal !== null && <Refusal text={refusal} />}</div>
      {isOpen && (
        <p className="text-xs text-muted">
          {words.note} {session !== undefined && isShort(session) && words.short}
        </p>
      )}
      {isOpen && on && !attackAlerts && <p className="mt-2 text-xs">{words.attackOff}</p>}
    </section>
  );
}
