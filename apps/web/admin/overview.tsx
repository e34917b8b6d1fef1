import { MINUTE } from "@emberlode/game";
import { Link } from "wouter";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { Checklist } from "./checklist.tsx";
import { JobList } from "./job-list.tsx";
import { OverviewCharts } from "./overview-charts.tsx";
import { OverviewTiles } from "./overview-tiles.tsx";
import { WorldFlows } from "./world-flows.tsx";

const t = await messages("admin-overview");

/** Numbers and charts of the world and its server. */
export default function Overview() {
  const { data, error, refetch } = trpc.admin.overview.useQuery(undefined, {
    refetchInterval: MINUTE,
  });
  if (data === undefined) {
    if (error === null) return <Skeleton height="24rem" />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {data.checklist !== null && <Checklist checklist={data.checklist} />}
      <OverviewTiles overview={data} />
      <p className="field-note">
        {t("people")}{" "}
        {data.checklist !== null && (
          <Link href="/networks" className="text-link">
            {t("whoMayJoin")}
          </Link>
        )}
      </p>
      <OverviewCharts hours={data.hours} days={data.days} />
      <div className="staff-halves">
        <WorldFlows flows={data.flows} />
        <JobList at={data.at} jobs={data.jobs} />
      </div>
    </>
  );
}
