import { MINUTE } from "@emberlode/game";
import { useAtom } from "jotai";
import { useCallback } from "react";
import { messages } from "../../../lib/messages.ts";

import { serverNow } from "../../../lib/server-clock.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { saveCsv } from "../../ui/save-csv.ts";
import { logFilterAtom } from "../atoms/log-filter-atom.ts";
import { useLog } from "../hooks/use-log.ts";
import { logCsv, logFileName } from "../log-csv.ts";
import { LogEmpty } from "./log-empty.tsx";
import { LogFilters } from "./log-filters.tsx";
import { LogList } from "./log-list.tsx";
import { NoteForm } from "./note-form.tsx";
import { OlderLines } from "./older-lines.tsx";

const tLog = await messages("log");
const tDesks = await messages("desks");

/** Placeholder rows while a page is loading. */
const SKELETON_ROWS = 8;

/** What happened to the player, newest first. */
export default function LogDesk({ id }: DeskContentProps) {
  const [filter, setFilter] = useAtom(logFilterAtom);
  const now = useNow(MINUTE);
  const log = useLog(filter, now);
  const { isLoaded, lines, total, hasOlder, fetchNextPage } = log;
  const loadOlder = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // The previous filter's lines are shown until the new ones are loaded, but must not be saved as the
  // new ones.
  const canSave = lines.length > 0 && !log.isPlaceholderData;
  const save = () => {
    if (canSave) saveCsv(logFileName(serverNow()), logCsv(lines, location.origin));
  };
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={isLoaded ? tLog("lead", { count: total }) : undefined}
    >
      <div className="log-tools">
        <LogFilters filter={filter} onChange={setFilter}>
          <button type="button" className="btn" aria-disabled={!canSave} onClick={save}>
            {tLog("save")}
          </button>
        </LogFilters>
        <NoteForm filter={filter} />
      </div>
      {!isLoaded && log.isError && (
        <QueryFailed error={log.error} lead={tLog("failed")} onRetry={() => log.refetch()} />
      )}
      {!isLoaded && !log.isError && <Skeleton rows={SKELETON_ROWS} />}
      {isLoaded && lines.length === 0 && <LogEmpty filter={filter} onChange={setFilter} />}
      {lines.length > 0 && (
        <>
          <LogList
            key={`${filter.type} ${filter.span} ${filter.first} ${filter.last}`}
            lines={lines}
            now={now}
            count={total}
            canLoad={hasOlder && !log.isFetching && !log.isFetchNextPageError}
            onNearEnd={loadOlder}
          />
          <OlderLines
            hasOlder={hasOlder}
            isLoading={log.isFetchingNextPage}
            error={log.isFetchNextPageError ? log.error : null}
            onLoad={loadOlder}
          />
        </>
      )}
    </Desk>
  );
}
