import type { PastReport } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useId } from "react";
import { Link } from "wouter";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { Badge } from "./badge.tsx";
import { LoadMore } from "./card.tsx";
import { roughDuration } from "./duration.ts";
import { reportPath } from "./paths.ts";
import {
  ReportedContent,
  ReportedHead,
  ReportedPicture,
  ReportRows,
  reportedName,
} from "./reported.tsx";
import { reasonsOf } from "./reported-thing.ts";
import { ReportsHead } from "./reports-head.tsx";
import { t } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

/** What was decided, by whom, and how long it took. */
function Decision({ report }: { report: PastReport }) {
  const { subject, decided, firstAt } = report;
  if (decided === null) {
    return (
      <p className="staff-dots">
        <Badge tone="warn">{t("reports.open")}</Badge>
        <Ago at={firstAt} write={(time) => t("reports.firstAt", { time })} />
        <Link href={reportPath(report)} className="staff-link">
          {t("reports.decide")}
        </Link>
      </p>
    );
  }
  const { decision, by, at, reason } = decided;
  const minutes = (Date.parse(at) - Date.parse(firstAt)) / MINUTE;
  const isKept = decision === "dismiss" || decision === "left";
  return (
    <>
      <p className="staff-dots">
        <Badge tone={isKept ? "neutral" : "bad"}>
          {t("reports.decidedAs", { decision, subject })}
        </Badge>
        {decision !== "left" && (
          <span>{t("reports.decidedBy", { name: by ?? t("deletedActor") })}</span>
        )}
        <Ago at={at} />
        <span>{t("reports.took", { duration: roughDuration(minutes) })}</span>
      </p>
      {reason !== "" && <p className="staff-reason">{reason}</p>}
    </>
  );
}

function PastReportCard({ report }: { report: PastReport }) {
  const id = useId();
  const { subject, target, content, reports, around } = report;
  const name = reportedName(target);
  const reasons = reasonsOf(reports).map((reason) => t(`reports.reasons.${reason}`));
  const summary = [t("reports.count", { count: reports.length }), ...reasons].join(" · ");
  return (
    <article className="staff-card" aria-labelledby={id}>
      <ReportedHead id={id} subject={subject} player={target} />
      <div className="staff-card-body grid gap-2">
        {subject === "profilePicture" && <ReportedPicture source={content} name={name} />}
        {subject !== "profilePicture" && content !== "" && (
          <blockquote className="staff-text staff-quoted">{content}</blockquote>
        )}
        <Decision report={report} />
      </div>
      <details className="staff-behind">
        <summary>{summary}</summary>
        {around.length > 0 && <ReportedContent reported={report} name={name} />}
        <ReportRows reports={reports} />
      </details>
    </article>
  );
}

interface PastReportsProps {
  /** Only those about, or by, this player. */
  about: string | null;
  by: string | null;
}

/** Decided reports, or all reports about or by a player. */
export function PastReports({ about, by }: PastReportsProps) {
  const { client } = trpc.useUtils();
  const isOfPlayer = about !== null || by !== null;
  const input = { ...(about !== null && { about }), ...(by !== null && { by }) };
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminReports.past, input, "infinite"),
    (page, options) => client.adminReports.past.query({ ...input, ...page }, options),
  );
  const side = about === null ? "by" : "about";
  const title = isOfPlayer ? t(`reports.${side}`, { name: about ?? by ?? "" }) : t("reports.title");
  usePageTitle(title);
  const past = pages?.flatMap((page) => page.past);
  return (
    <div className="staff-narrow">
      <ReportsHead list={isOfPlayer ? null : "decided"} title={title}>
        <p className="text-muted">{t(isOfPlayer ? "reports.ofPlayerLead" : "reports.pastLead")}</p>
      </ReportsHead>
      {past === undefined && error === null && <Skeleton rows={8} />}
      {error !== null && <QueryFailed error={error} lead={t("failed")} onRetry={retry} />}
      {past?.length === 0 && (
        <EmptyState
          icon="log"
          title={t(isOfPlayer ? "reports.noneOfPlayer" : "reports.nonePast")}
          text={isOfPlayer ? "" : t("reports.nonePastText")}
        />
      )}
      {past?.map((report) => (
        <PastReportCard key={report.id} report={report} />
      ))}
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? t("loadingMore") : t("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </div>
  );
}
