import { LOG_CATEGORIES, type LogCategory } from "@emberlode/game";
import { useId, useState } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { enLog } from "../../../lib/i18n/en-log.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { LOG_ROWS, useLog } from "../hooks/use-log.ts";
import { LogLine } from "./log-line.tsx";
import { NoteForm } from "./note-form.tsx";

/** Rows that stand for a page on its way. */
const SKELETON_ROWS = 8;

/** What happened to the player, newest first. */
export default function LogDesk({ id }: DeskContentProps) {
  const filterId = useId();
  const [type, setType] = useState<LogCategory | undefined>();
  /** Lines that the open page and those before it begin below; none for the newest. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data, error, isError, refetch } = useLog({ type, before: trail.at(-1) });
  const show = (next: LogCategory | undefined) => {
    setType(next);
    setTrail([]);
  };
  const logs = data?.logs ?? [];
  const last = logs.at(-1);
  const total = data?.totalCount ?? 0;
  const now = serverNow();
  return (
    <Desk
      id={id}
      title={t.desks.titles[id]}
      lead={data && enLog.lead(exactNumber(total), total === 1)}
    >
      <div className="log-tools">
        <div>
          <label htmlFor={filterId}>{enLog.filter}</label>
          <select
            id={filterId}
            className="input"
            value={type ?? ""}
            onChange={({ target }) => show(LOG_CATEGORIES.find((cat) => cat === target.value))}
          >
            <option value="">{enLog.all}</option>
            {LOG_CATEGORIES.map((cat) => (
              <option key={cat} value={cat}>
                {enLog.categories[cat]}
              </option>
            ))}
          </select>
        </div>
        <NoteForm />
      </div>
      {isError && data === undefined && (
        <QueryFailed error={error} lead={enLog.failed} onRetry={() => refetch()} />
      )}
      {!isError && data === undefined && <Skeleton rows={SKELETON_ROWS} />}
      {data !== undefined && total === 0 && (
        <EmptyNext
          icon="log"
          title={enLog.emptyTitle}
          text={enLog.empty}
          action={
            <button type="button" className="btn" onClick={() => show(undefined)}>
              {enLog.showAll}
            </button>
          }
        />
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without its bullets is no list to some readers */}
      <ul className="log-lines" role="list" aria-label={enLog.list}>
        {logs.map((log) => (
          <LogLine key={log._id} log={log} now={now} />
        ))}
      </ul>
      {total > 0 && (
        <div className="log-pages">
          <button
            type="button"
            className="btn"
            disabled={trail.length === 0}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            {enLog.newer}
          </button>
          <button
            type="button"
            className="btn"
            disabled={logs.length < LOG_ROWS || last?._id === "1"}
            onClick={() => last && setTrail([...trail, last._id])}
          >
            {enLog.older}
          </button>
        </div>
      )}
    </Desk>
  );
}
