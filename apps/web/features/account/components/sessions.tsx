import type { PlayerSession } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { enProfile } from "@emberlode/words/en/profile";
import { exactTime, shortTime } from "../../../lib/times.ts";
import { useNow } from "../../../lib/use-now.ts";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import { OutcomeLine } from "../../ui/components/outcome-line.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useSessions } from "../hooks/use-sessions.ts";

const words = enProfile.sessions;

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
          {device} {current && <span className="chip">{words.here}</span>}
        </>
      }
      meta={
        <>
          <time dateTime={lastSeenAt} title={exactTime(lastSeenAt)}>
            {words.seen(seen)}
          </time>
          {" · "}
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {words.since(shortTime(createdAt, now))}
          </time>
          {stay && ` · ${words.stays}`}
        </>
      }
      trailing={
        !current && (
          <button
            type="button"
            className="btn"
            aria-label={words.endOf(device, seen)}
            aria-disabled={busy}
            onClick={onEnd}
          >
            {words.end}
          </button>
        )
      }
    />
  );
}

/** Where the player is logged in: this device first, the others with a way to log them out. */
export function Sessions() {
  const { sessions, others, error, retry, ending, line, end, endOthers } = useSessions();
  if (error !== null) return <QueryFailed error={error} lead={words.failed} onRetry={retry} />;
  return (
    <>
      <p className="mb-4 text-muted">{words.lead}</p>
      {sessions === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <ListRows label={words.list}>
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
      {sessions !== undefined && others === 0 && <p className="mt-3 text-muted">{words.alone}</p>}
      {others > 0 && (
        <button type="button" className="btn mt-4" aria-disabled={ending} onClick={endOthers}>
          {words.endOthers}
        </button>
      )}
      <OutcomeLine {...line} />
    </>
  );
}
