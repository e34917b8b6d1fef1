import { MINUTE } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { AppealCard } from "./appeal-card.tsx";
import { LoadMore } from "./card.tsx";
import { type Outcome, OutcomeStatus } from "./decision-outcome.tsx";
import { StateLinks } from "./state-links.tsx";
import { t } from "./texts.ts";
import { usePages } from "./use-pages.ts";

interface AppealListProps {
  isOpen: boolean;
  onDecided: (outcome: Outcome) => void;
}

function AppealList({ isOpen, onDecided }: AppealListProps) {
  const utils = trpc.useUtils();
  const input = { isOpen };
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminAppeals.list, input, "infinite"),
    ({ before: last }, options) => {
      const page = last === undefined ? {} : isOpen ? { after: last } : { before: last };
      return utils.client.adminAppeals.list.query({ ...input, ...page }, options);
    },
    { refetchInterval: MINUTE },
  );
  if (pages === undefined) {
    if (error === null) return <Skeleton rows={6} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={retry} />;
  }
  const appeals = pages.flatMap((page) => page.appeals);
  if (appeals.length === 0) {
    return isOpen ? (
      <EmptyState icon="check" title={t("appeals.none")} text={t("appeals.noneText")} />
    ) : (
      <EmptyState icon="log" title={t("appeals.noneDecided")} text={t("appeals.noneDecidedText")} />
    );
  }
  return (
    <>
      {appeals.map((appeal) => (
        <AppealCard
          key={appeal.id}
          appeal={appeal}
          onDecided={(outcome) => {
            onDecided(outcome);
            for (const router of [utils.adminAppeals, utils.adminPlayers, utils.admin])
              void router.invalidate();
          }}
        />
      ))}
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

/** Appeals against sanctions, and their answers. */
export default function AppealsPage() {
  usePageTitle(t("appeals.title"));
  const [params] = useSearchParams();
  const isOpen = params.get("state") !== "decided";
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The answered appeal leaves the list, with the focus in it.
  useEffect(() => {
    if (outcome !== null) status.current?.focus();
  }, [outcome]);
  return (
    <div className="staff-narrow">
      <div className="staff-page-head">
        <h1 className="text-xl">{t("appeals.title")}</h1>
        <p className="text-muted">{t("appeals.lead")}</p>
        <StateLinks
          label={t("appeals.states")}
          links={[
            { text: t("appeals.open"), href: "/appeals", isCurrent: isOpen },
            {
              text: t("appeals.decided"),
              href: "/appeals?state=decided",
              isCurrent: !isOpen,
            },
          ]}
        />
      </div>
      <OutcomeStatus ref={status} outcome={outcome} />
      <AppealList isOpen={isOpen} onDecided={setOutcome} />
    </div>
  );
}
