import type { OverviewAnswer } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { messages } from "../lib/messages.ts";
import { Card, NoRows, Rows } from "./card.tsx";
import { Ago } from "./when.tsx";

const t = await messages("admin-overview");

type Job = OverviewAnswer["jobs"][number];

function JobRow({ job: { name, ranAt, failedAt, error } }: { job: Job }) {
  return (
    <li className="staff-job">
      <b translate="no">{name}</b>
      <span className="staff-dots">
        <Ago at={ranAt} write={(time) => t("jobs.ran", { time })} />
        {failedAt !== null && (
          <span className="staff-job-failed">
            <Ago at={failedAt} write={(time) => t("jobs.failedAt", { time })} />
          </span>
        )}
      </span>
      {error !== null && <code translate="no">{error}</code>}
    </li>
  );
}

/** Scheduled jobs: those that failed lately, and the others on demand. */
export function JobList({ at, jobs }: Pick<OverviewAnswer, "at" | "jobs">) {
  const since = Date.parse(at) - DAY;
  const failed = jobs.filter(({ failedAt }) => failedAt !== null && Date.parse(failedAt) > since);
  const others = jobs.filter((job) => !failed.includes(job));
  if (jobs.length === 0) {
    return (
      <Card title={t("jobs.title")} isFlush>
        <NoRows text={t("jobs.none")} />
      </Card>
    );
  }
  return (
    <Card title={t("jobs.title")} isFlush>
      <p className="staff-card-lead">
        {failed.length === 0 ? (
          t("jobs.well", { count: jobs.length })
        ) : (
          <span className="staff-jobs-failed">{t("jobs.failed", { count: failed.length })}</span>
        )}
      </p>
      {failed.length > 0 && (
        <Rows label={t("jobs.failed", { count: failed.length })}>
          {failed.map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
        </Rows>
      )}
      {others.length > 0 && (
        <details className="staff-job-others">
          <summary>{t("jobs.show")}</summary>
          <Rows label={t("jobs.title")}>
            {others.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </Rows>
        </details>
      )}
    </Card>
  );
}
