import type { PublicPause } from "@emberlode/contract";
import { isAtLeast, MINUTE, PAUSE_KINDS, type Pause } from "@emberlode/game";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { zoneName } from "./local-time.ts";
import { PauseCard } from "./pause-card.tsx";
import { useStaff } from "./staff-context.ts";

const t = await messages("admin-schedule");

const toPause = (pause: PublicPause | null): Pause | null =>
  pause && {
    from: Date.parse(pause.from),
    until: pause.until === null ? null : Date.parse(pause.until),
  };

function Cards() {
  // A colleague may change it.
  const { data, error, refetch } = trpc.adminSchedule.get.useQuery(undefined, {
    refetchInterval: MINUTE,
  });
  if (data === undefined) {
    if (error === null) return <Skeleton height="14rem" />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />;
  }
  return (
    <div className="staff-pauses">
      {PAUSE_KINDS.map((kind) => (
        <PauseCard key={kind} kind={kind} pause={toPause(data[kind])} players={data.players} />
      ))}
    </div>
  );
}

/** The peace and the maintenance of the world. */
export default function SchedulePage() {
  usePageTitle(t("title"));
  const { role } = useStaff();
  return (
    <div className="staff-narrow">
      <div className="staff-page-head">
        <h1 className="text-xl">{t("title")}</h1>
        <p className="text-muted">
          {t("lead")} {t("zone", { zone: zoneName(Date.now()) })}
        </p>
        {!isAtLeast(role, "admin") && <p className="staff-why-not">{t("adminsOnly")}</p>}
      </div>
      <Cards />
    </div>
  );
}
