import type { PlayerSession } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";
import { exactTime, shortTime } from "../../../lib/times.ts";
import { useNow } from "../../../lib/use-now.ts";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import { OutcomeLine } from "../../ui/components/outcome-line.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useSessions } from "../hooks/use-sessions.ts";

const t = await messages("profile");

interface SessionRowProps {
  session: PlayerSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, current, stay, lastSeenAt, createdAt } = session;
  const now = useNow(MINUTE);
  const seen = shortTime(lastSeenAt, now);
  return (
    <ListRow
      icon={<Icon name={current ? "check" : "account"} className="size-6" />}
      title={
        <>
          {device} {current && <span className="chip">{t("sessions.here")}</span>}
        </>
      }
      meta={
        <>
          <time dateTime={lastSeenAt} title={exactTime(lastSeenAt)}>
            {t("sessions.seen", { time: seen })}
          </time>
          {" · "}
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {t("sessions.since", { time: shortTime(createdAt, now) })}
          </time>
          {stay && ` · ${t("sessions.stays")}`}
        </>
      }
      trailing={
        !current && (
          <button
            type="button"
            className="btn"
            aria-label={t("sessions.endOf", { device, time: seen })}
            aria-disabled={busy}
            onClick={onEnd}
          >
            {t("sessions.end")}
          </button>
        )
      }
    />
  );
}

/** Where the player is logged in: this device first, the others with a way to log them out. */
export function Sessions() {
  const { sessions, others, error, retry, ending, line, end, endOthers } = useSessions();
  if (error !== null)
    return <QueryFailed error={error} lead={t("sessions.failed")} onRetry={retry} />;
  return (
    <>
      <p className="mb-4 text-muted">{t("sessions.lead")}</p>
      {sessions === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <ListRows label={t("sessions.list")}>
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              busy={ending}
              onEnd={() => end(session)}
            />
          ))}
        </ListRows>
      )}
      {sessions !== undefined && others === 0 && (
        <p className="mt-3 text-muted">{t("sessions.alone")}</p>
      )}
      {others > 0 && (
        <button type="button" className="btn mt-4" aria-disabled={ending} onClick={endOthers}>
          {t("sessions.endOthers")}
        </button>
      )}
      <OutcomeLine {...line} />
    </>
  );
}
