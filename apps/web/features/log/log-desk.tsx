import type { Log } from "@emberlode/contract";
import { isoDay, MINUTE, TEXT_LIMITS } from "@emberlode/game";
import { useAtom } from "jotai";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { battlePath } from "../../lib/paths.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useNow } from "../../lib/use-now.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { closeDesk } from "../desks/use-desk.ts";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { downloadCsv, toCsv, UTF8_BOM } from "../ui/table-csv.ts";
import { type LogFilter, LogFilters, WHOLE_LOG } from "./log-filters.tsx";
import { fieldsOf } from "./log-links.tsx";
import { LogList } from "./log-list.tsx";
import { useLog, useWriteNote } from "./use-log.ts";

const t = await messages("log");
const tDesks = await messages("desks");

/** The lines as CSV. Links to battles are absolute URLs with `origin`. */
export function logCsv(lines: readonly Log[], origin: string): string {
  const head = [
    t("csv.time"),
    t("csv.kind"),
    t("csv.content"),
    t("csv.fields"),
    t("csv.battle"),
    t("csv.roll"),
  ];
  const rows = lines.map((log) => [
    log.created,
    t(`categories.${log.cat}`),
    log.content,
    fieldsOf(log)
      .map(({ x, y }) => `${x}, ${y}`)
      .join("; "),
    log.battle === undefined ? null : origin + battlePath(log.battle),
    log.roll ?? null,
  ]);
  return UTF8_BOM + toCsv([head, ...rows]);
}

/** The file name, with the UTC day of a time in milliseconds. */
export function logFileName(now: number): string {
  return `emberlode-log-${isoDay(now)}.csv`;
}

/** The log's filter, kept while the page is open so that Back restores it. */
const logFilterAtom = playerAtom<LogFilter>(WHOLE_LOG);

interface LogEmptyProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

/** Shown when no lines match the filter: suggests an action that creates one. */
function LogEmpty({ filter, onChange }: LogEmptyProps) {
  const { type, span } = filter;
  const isTimed = span !== "all";
  const ofKind = type === undefined ? t("empty") : t(`emptyOf.${type}`);
  const isWhole = type === undefined && !isTimed;
  return (
    <EmptyState
      icon="log"
      title={isTimed ? t("emptySpanTitle") : t("emptyTitle")}
      text={isTimed ? t("emptySpan") : ofKind}
      action={
        <button
          type="button"
          className="btn"
          onClick={isWhole ? closeDesk : () => onChange(WHOLE_LOG)}
        >
          {isWhole ? t("toField") : t("showAll")}
        </button>
      }
    />
  );
}

/** A form for a new note, which takes the focus and keeps the text until it is stored. */
function NoteForm({ filter }: { filter: LogFilter }) {
  const id = useId();
  const [text, setText] = useState("");
  const note = useWriteNote(filter);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        note.mutate({ content: text }, { onSuccess: () => setText("") });
      }}
    >
      <label htmlFor={id}>{t("note")}</label>
      <input
        ref={input}
        id={id}
        className="input"
        autoComplete="off"
        maxLength={TEXT_LIMITS.noteMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn" aria-disabled={text.trim() === "" || note.isPending}>
        {t("write")}
      </button>
    </form>
  );
}

interface OlderLinesProps {
  hasOlder: boolean;
  isLoading: boolean;
  /** Why loading older lines failed; null if it has not. */
  error: unknown;
  onLoad: () => void;
}

/** The end of the loaded lines: older ones load on scroll or by this button. */
function OlderLines({ hasOlder, isLoading, error, onLoad }: OlderLinesProps) {
  if (error !== null) {
    return <QueryFailed error={error} lead={t("failedOlder")} onRetry={onLoad} />;
  }
  const isDisabled = isLoading || !hasOlder;
  const state = hasOlder ? "" : t("noOlder");
  return (
    <div className="log-pages">
      <button
        type="button"
        className="btn"
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onLoad();
        }}
      >
        {t("older")}
      </button>
      <p className="text-muted" role="status">
        {isLoading ? t("loadingOlder") : state}
      </p>
    </div>
  );
}

/** Placeholder rows while a page is loading. */
const SKELETON_ROWS = 8;

/** What happened to the player, newest first. */
export default function LogDesk({ id }: DeskContentProps) {
  const [filter, setFilter] = useAtom(logFilterAtom);
  const [isWriting, setIsWriting] = useState(false);
  const now = useNow(MINUTE);
  const log = useLog(filter, now);
  const { isLoaded, lines, total, hasOlder, fetchNextPage } = log;
  const loadOlder = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // While the new filter is loading, the previous filter's lines are shown: do not save those.
  const canSave = lines.length > 0 && !log.isPlaceholderData;
  const save = () => {
    if (canSave) downloadCsv(logFileName(serverNow()), logCsv(lines, location.origin));
  };
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={isLoaded ? t("lead", { count: total }) : undefined}
    >
      <div className="log-tools">
        <LogFilters filter={filter} onChange={setFilter}>
          <div className="log-actions">
            <button type="button" className="btn" aria-disabled={!canSave} onClick={save}>
              {t("save")}
            </button>
            <button
              type="button"
              className="btn"
              aria-expanded={isWriting}
              onClick={() => setIsWriting(!isWriting)}
            >
              {t("addNote")}
            </button>
          </div>
        </LogFilters>
        {isWriting && <NoteForm filter={filter} />}
      </div>
      {!isLoaded && log.isError && (
        <QueryFailed error={log.error} lead={t("failed")} onRetry={() => log.refetch()} />
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
