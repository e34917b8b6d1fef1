import { type ReactNode, Suspense } from "react";
import { Link } from "wouter";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { lazyComponent } from "../lib/load-chunk.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { AuditRows } from "./audit-rows.tsx";
import { Card, NoRows } from "./card.tsx";
import { SearchBox } from "./search-box.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { useOpenCounts } from "./use-open-counts.ts";
import { Ago } from "./when.tsx";

const Overview = lazyComponent(() => import("./overview.tsx"));

/** Rows of the audit log on this page. */
const LATEST = 10;

/** The key in the text about it. */
const [BEFORE_KEY = "", AFTER_KEY = ""] = t("search.keys", { key: "\ue000" }).split("\ue000");

function Latest() {
  const { data, error, refetch } = trpc.admin.audit.useQuery({});
  if (data === undefined) {
    if (error === null) return <Skeleton rows={6} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />;
  }
  return (
    <Card
      title={t("home.latest")}
      isFlush
      tools={
        <Link href="/audit" className="text-link">
          {t("home.all")}
        </Link>
      }
    >
      {data.rows.length === 0 ? (
        <NoRows text={t("audit.none")} />
      ) : (
        <AuditRows rows={data.rows.slice(0, LATEST)} label={t("home.latest")} />
      )}
    </Card>
  );
}

interface QueueLinkProps {
  href: string;
  title: string;
  text: ReactNode;
  isWaiting: boolean;
}

function QueueLink({ href, title, text, isWaiting }: QueueLinkProps) {
  return (
    <li>
      <Link href={href} className="staff-waiting" data-waiting={isWaiting || undefined}>
        <b>{title}</b>
        <span>{text}</span>
      </Link>
    </li>
  );
}

/** Reports, appeals and cases that wait for a decision. */
function Queues() {
  const counts = useOpenCounts();
  if (counts === undefined) return <Skeleton height="4.5rem" />;
  const { reports, appeals, evidence } = counts;
  return (
    <section aria-label={t("home.queues")}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists */}
      <ul className="staff-waiting-list" role="list">
        <QueueLink
          href="/reports"
          title={t("home.reports", { open: reports.open })}
          isWaiting={reports.open > 0}
          text={
            reports.oldestAt === null ? (
              t("home.noReports")
            ) : (
              <Ago at={reports.oldestAt} write={(time) => t("home.oldest", { time })} />
            )
          }
        />
        <QueueLink
          href="/appeals"
          title={t("home.appeals", { open: appeals.open })}
          isWaiting={appeals.open > 0}
          text={
            appeals.oldestAt === null ? (
              t("home.noAppeals")
            ) : (
              <Ago at={appeals.oldestAt} write={(time) => t("home.oldest", { time })} />
            )
          }
        />
        <QueueLink
          href="/evidence"
          title={t("home.evidence", { open: evidence.open })}
          isWaiting={evidence.open > 0}
          text={
            evidence.newestAt === null ? (
              t("home.noEvidence")
            ) : (
              <Ago at={evidence.newestAt} write={(time) => t("home.newest", { time })} />
            )
          }
        />
      </ul>
    </section>
  );
}

/** The search, what waits for a decision, how the world is, and what the team did last. */
export function HomePage() {
  usePageTitle(t("home.title"));
  const { role } = useStaff();
  return (
    <>
      <div className="staff-hero">
        <h1 className="text-xl">{t("home.title")}</h1>
        <SearchBox isLarge />
        <p className="staff-hero-scope">
          {t("search.scope")}
          {role === "admin" && ` ${t("search.scopeAdmin")}`}
        </p>
        <p className="staff-hero-keys">
          {BEFORE_KEY}
          <kbd className="key">/</kbd>
          {AFTER_KEY}
        </p>
      </div>
      <Queues />
      <Suspense fallback={<Skeleton height="24rem" />}>
        <Overview />
      </Suspense>
      <Latest />
    </>
  );
}
