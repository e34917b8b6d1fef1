import type { ReportGroup, ReportsAnswer } from "@emberlode/contract";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { usePageTitle } from "../lib/use-page-title.ts";
import { LoadMore } from "./card.tsx";
import { type Outcome, OutcomeStatus } from "./decision-outcome.tsx";
import { roughDuration } from "./duration.ts";
import { KeyHints } from "./key-hints.tsx";
import { PastReports } from "./past-reports.tsx";
import { ReportEntry } from "./report-entry.tsx";
import { ReportList } from "./report-list.tsx";
import { thingKey } from "./reported-thing.ts";
import { ReportsHead } from "./reports-head.tsx";
import { t } from "./texts.ts";
import { usePageKeys } from "./use-page-keys.ts";
import { useReports } from "./use-reports.ts";

function Lead({ open, medianMinutes }: ReportsAnswer) {
  return (
    <p className="text-muted">
      {t("reports.lead", { open })}
      {medianMinutes !== null &&
        ` ${t("reports.median", { duration: roughDuration(medianMinutes) })}`}
    </p>
  );
}

const MOVES: Readonly<Record<string, number>> = { j: 1, k: -1 };
const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface QueueProps {
  groups: readonly ReportGroup[];
  /** The key of the one to begin with; by default the first. */
  wanted: string | null;
  onDecided: (group: ReportGroup, outcome: Outcome) => void;
}

/** The list of open reports, and the open entry beside it. */
function Queue({ groups, wanted, onDecided }: QueueProps) {
  const root = useRef<HTMLDivElement>(null);
  // An entry stays open even if another member of staff decides it: if the next one took its place,
  // a click could decide that one by mistake.
  const [chosen, setChosen] = useState<ReportGroup | undefined>(
    () => groups.find((group) => thingKey(group) === wanted) ?? groups[0],
  );
  const [turns, setTurns] = useState(0);
  const key = chosen && thingKey(chosen);
  const at = groups.findIndex((group) => thingKey(group) === key);
  const open = groups[at] ?? chosen ?? groups[0];

  // The open entry of the list has the focus after a move or a decision, and on an untouched page.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isUntouched = activeElement === document.body || activeElement?.tagName === "MAIN";
    if (turns === 0 && !isUntouched) return;
    root.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [turns]);

  function openGroup(group: ReportGroup | undefined): void {
    if (group === undefined) return;
    setChosen(group);
    setTurns((before) => before + 1);
  }

  usePageKeys(root, (pressed) => {
    const isInList = document.activeElement?.closest(".staff-queue-list") != null;
    const by = MOVES[pressed] ?? (isInList ? ARROWS[pressed] : undefined);
    if (by === undefined) return false;
    openGroup(groups[Math.min(groups.length - 1, Math.max(0, at + by))]);
    return true;
  });

  function decided(outcome: Outcome): void {
    if (open === undefined) return;
    const others = groups.filter((group) => group !== open);
    onDecided(open, outcome);
    const next = others[Math.max(0, at)] ?? others.at(-1);
    if (next === undefined) setChosen(undefined);
    else openGroup(next);
  }

  if (open === undefined) return null;
  return (
    <div ref={root} className="staff-queue">
      <ReportList groups={groups} open={open} onOpen={openGroup} />
      <ReportEntry key={thingKey(open)} group={open} onDecided={decided} />
    </div>
  );
}

/** The moderators' queue of reports. */
function OpenReports({ wanted }: { wanted: string | null }) {
  usePageTitle(t("reports.title"));
  const { groups, latest, drop, error, retry, hasMore, isLoadingMore, loadMore } = useReports();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isEmpty = groups?.length === 0;
  // The entry that had the focus is gone, and no other follows.
  useEffect(() => {
    if (isEmpty && outcome !== null) status.current?.focus();
  }, [isEmpty, outcome]);

  function decided(group: ReportGroup, what: Outcome): void {
    setOutcome(what);
    void drop(group);
  }

  return (
    <>
      <ReportsHead list="open">
        {latest !== undefined && <Lead {...latest} />}
        {groups !== undefined && !isEmpty && <KeyHints />}
      </ReportsHead>
      <OutcomeStatus ref={status} outcome={outcome} />
      {groups === undefined && error === null && <Skeleton rows={8} />}
      {error !== null && <QueryFailed error={error} lead={t("failed")} onRetry={retry} />}
      {isEmpty && !hasMore && (
        <EmptyState icon="check" title={t("reports.none")} text={t("reports.noneText")} />
      )}
      {groups !== undefined && !isEmpty && (
        <Queue groups={groups} wanted={wanted} onDecided={decided} />
      )}
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? t("loadingMore") : t("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </>
  );
}

/** The queue, decided reports, or those about or by a player. */
export default function ReportsPage() {
  const [params] = useSearchParams();
  const [about, by] = [params.get("about"), params.get("by")];
  return params.get("state") === "decided" || about !== null || by !== null ? (
    <PastReports about={about} by={by} />
  ) : (
    <OpenReports wanted={params.get("open")} />
  );
}
