import type { PlayerSession } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { BulkBar, RowCheckbox, type RowSelection, useRowSelection } from "../ui/bulk-bar.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { OutcomeLine, useOutcome } from "../ui/outcome-line.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { BatchProgress, batchText, useBatch } from "../ui/use-batch.tsx";

const t = await messages("profile");
const tControls = await messages("controls");

/** The player's sessions: listing and ending them. */
function useSessions() {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.user.sessions.useQuery(undefined, { staleTime: 0 });
  const endOneCall = trpc.user.endSession.useMutation();
  const endOthersCall = trpc.user.endOtherSessions.useMutation();
  const [isEnding, setEnding] = useState(false);
  const outcomeLine = useOutcome();
  const batch = useBatch();
  const all = data?.sessions;
  const others = all?.filter(({ current }) => !current) ?? [];

  async function end({ _id }: PlayerSession): Promise<void> {
    try {
      await endOneCall.mutateAsync({ id: _id });
    } catch (failed) {
      // A missing session counts as ended.
      if (toFailure(failed).code !== "NOT_FOUND") throw failed;
    }
    utils.user.sessions.setData(
      undefined,
      (known) => known && { sessions: known.sessions.filter((one) => one._id !== _id) },
    );
  }

  async function endOthers(): Promise<void> {
    await endOthersCall.mutateAsync();
    utils.user.sessions.setData(
      undefined,
      (known) => known && { sessions: known.sessions.filter(({ current }) => current) },
    );
  }

  async function endAndReport(call: Promise<void>, text: string): Promise<void> {
    setEnding(true);
    outcomeLine.clear();
    try {
      await call;
      outcomeLine.done(text);
      outcomeLine.focus();
    } catch (failed) {
      outcomeLine.refused(failed);
    }
    setEnding(false);
    void utils.user.sessions.invalidate();
  }

  async function endMany(sessions: readonly PlayerSession[]): Promise<void> {
    outcomeLine.clear();
    const outcome = await batch.run(sessions, end);
    if (outcome === null) return;
    outcomeLine.say(batchText(outcome, (count) => t("sessions.endedMany", { count })));
    outcomeLine.focus();
    void utils.user.sessions.invalidate();
  }

  return {
    sessions: all && [...all.filter(({ current }) => current), ...others],
    others,
    error: all === undefined ? error : null,
    retry: () => void refetch(),
    isEnding: isEnding || batch.progress !== null,
    progress: batch.progress,
    line: outcomeLine.line,
    end(session: PlayerSession) {
      if (!isEnding)
        void endAndReport(end(session), t("sessions.ended", { device: session.device }));
    },
    endMany,
    endOthers() {
      const text = t("sessions.endedOthers", { count: others.length });
      if (!isEnding) void endAndReport(endOthers(), text);
    },
  };
}

const questionOfMany = (count: number) => ({
  title: t("sessions.questionOfMany.title", { count }),
  text: t("sessions.questionOfMany.text", { count }),
  verb: t("sessions.end"),
});

interface SessionRowProps {
  session: PlayerSession;
  selection: RowSelection<PlayerSession>;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, selection, isBusy, onEnd }: SessionRowProps) {
  const { device, current, stay, lastSeenAt, createdAt } = session;
  const now = useNow(MINUTE);
  const seen = shortTime(lastSeenAt, now);
  return (
    <ListRow
      checkbox={
        !current && (
          <RowCheckbox
            name={tControls("table.selectRow", {
              name: t("sessions.seenOf", { device, time: seen }),
            })}
            isSelected={selection.isSelected(session)}
            onSelect={() => selection.toggle(session)}
          />
        )
      }
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
          <ConfirmButton
            text={t("sessions.end")}
            name={t("sessions.endOf", { device, time: seen })}
            question={{
              title: t("sessions.question.title", { device }),
              text: t("sessions.question.text"),
              verb: t("sessions.end"),
            }}
            isDisabled={isBusy}
            onConfirm={onEnd}
          />
        )
      }
    />
  );
}

/** The player's sessions: this device first, the others with buttons to end them. */
export function Sessions() {
  const { sessions, others, error, retry, isEnding, progress, line, end, endMany, endOthers } =
    useSessions();
  const selection = useRowSelection(others, ({ _id }) => _id);
  if (error !== null)
    return <QueryFailed error={error} lead={t("sessions.failed")} onRetry={retry} />;
  return (
    <>
      <p className="mb-4 text-muted">{t("sessions.lead")}</p>
      {others.length > 0 && (
        <BulkBar
          label={t("sessions.bulk")}
          actions={[
            {
              id: "end",
              label: t("sessions.end"),
              question: questionOfMany,
              run: (some) => void endMany(some),
            },
          ]}
          selection={selection}
          isBusy={isEnding}
        >
          <BatchProgress progress={progress} />
        </BulkBar>
      )}
      {sessions === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <ListRows label={t("sessions.list")}>
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              selection={selection}
              isBusy={isEnding}
              onEnd={() => end(session)}
            />
          ))}
        </ListRows>
      )}
      {sessions !== undefined && others.length === 0 && (
        <p className="mt-3 text-muted">{t("sessions.alone")}</p>
      )}
      {others.length > 0 && (
        <ConfirmButton
          text={t("sessions.endOthers")}
          question={questionOfMany(others.length)}
          isDisabled={isEnding}
          onConfirm={endOthers}
          className="mt-4"
        />
      )}
      <OutcomeLine {...line} />
    </>
  );
}
