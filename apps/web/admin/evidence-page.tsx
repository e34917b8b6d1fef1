import type { EvidenceCaseEntry } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useId } from "react";
import { Link } from "wouter";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { PlayerBadges } from "./badge.tsx";
import { LoadMore } from "./card.tsx";
import { PointsBadge, signalText, type Thresholds } from "./evidence-signal.tsx";
import { tEvidence as t } from "./evidence-texts.ts";
import { casePath, playerPath } from "./paths.ts";
import { t as tAdmin } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

interface CaseCardProps {
  evidenceCase: EvidenceCaseEntry;
  thresholds: Thresholds;
}

/** A case in short: who, and why. */
function CaseCard({ evidenceCase, thresholds }: CaseCardProps) {
  const id = useId();
  const { main, others, signals, points, openedAt } = evidenceCase;
  return (
    <article className="staff-card" aria-labelledby={id}>
      <div className="staff-card-head">
        <h2 id={id}>
          <Link href={casePath(evidenceCase.id)} className="staff-name">
            {t("heading", { count: others.length, name: main.player.username })}
          </Link>
        </h2>
        <PlayerBadges player={main.player} />
        <div className="staff-card-tools">
          <PointsBadge points={points} />
        </div>
      </div>
      <div className="staff-card-body grid gap-3">
        <dl className="staff-signals">
          <div>
            <dt>{t("accounts")}</dt>
            <dd className="staff-case-accounts">
              {[main, ...others].map(({ player }) => (
                <Link
                  key={player.username}
                  href={playerPath(player.username)}
                  className="staff-name"
                  translate="no"
                >
                  {player.username}
                </Link>
              ))}
            </dd>
          </div>
          {signals.map((signal) => (
            <div key={signal.kind}>
              <dt>{t(`kinds.${signal.kind}`)}</dt>
              <dd>{signalText({ signal, evidenceCase, thresholds })}</dd>
            </div>
          ))}
        </dl>
        <div className="staff-case-foot">
          <Link href={casePath(evidenceCase.id)} className="btn">
            {t("open")}
          </Link>
          <p className="staff-dots">
            <Ago at={openedAt} write={(time) => t("opened", { time })} />
          </p>
        </div>
      </div>
    </article>
  );
}

/** Open cases of accounts that serve another one. */
export default function EvidencePage() {
  usePageTitle(t("title"));
  const { client } = trpc.useUtils();
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminEvidence.list, {}, "infinite"),
    (page, options) => client.adminEvidence.list.query(page, options),
    { refetchInterval: MINUTE },
  );
  const latest = pages?.at(-1);
  return (
    <div className="staff-narrow">
      <div className="staff-page-head">
        <h1 className="text-xl">{t("title")}</h1>
        {latest !== undefined && <p className="text-muted">{t("lead", { open: latest.open })}</p>}
      </div>
      {pages === undefined && error === null && <Skeleton rows={6} />}
      {error !== null && <QueryFailed error={error} lead={tAdmin("failed")} onRetry={retry} />}
      {latest?.open === 0 && <EmptyState icon="check" title={t("none")} text={t("noneText")} />}
      {pages?.flatMap(({ cases, thresholds }) =>
        cases.map((evidenceCase) => (
          <CaseCard key={evidenceCase.id} evidenceCase={evidenceCase} thresholds={thresholds} />
        )),
      )}
      {hasMore && (
        <LoadMore
          text={tAdmin(isLoadingMore ? "loadingMore" : "loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </div>
  );
}
