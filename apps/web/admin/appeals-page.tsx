import type { AppealsAnswer } from "@emberlode/contract";
import { type AppealDecision, isAtLeast, MINUTE } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { AppealAnswer } from "./appeal-answer.tsx";
import { Badge, PlayerBadges } from "./badge.tsx";
import { LoadMore } from "./card.tsx";
import { type Outcome, OutcomeStatus } from "./decision-outcome.tsx";
import { playerPath } from "./paths.ts";
import { SanctionRow } from "./player-sanctions.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

type Appeal = AppealsAnswer["appeals"][number];

/** Why the caller may not answer. */
function useWhyNot({ sanction }: Appeal): string {
  const { username, role } = useStaff();
  if (!isAtLeast(role, "moderator")) return t("appeals.moderatorsOnly");
  if (sanction.by === username) return t("appeals.ownDecision");
  return t("appeals.adminsOnly");
}

function Answered({
  decision,
  by,
  answer,
}: {
  decision: AppealDecision;
  by: string;
  answer: string;
}) {
  return (
    <>
      <p>
        <Badge tone={decision === "lift" ? "good" : "neutral"}>
          {t("appeals.decidedBy", { decision, name: by })}
        </Badge>
      </p>
      <p className="staff-text">{answer}</p>
    </>
  );
}

interface AppealCardProps {
  appeal: Appeal;
  onDecided: (outcome: Outcome) => void;
}

function AppealCard({ appeal, onDecided }: AppealCardProps) {
  const id = useId();
  const { player, sanction, body, at, decision, answer, decidedBy, mayDecide } = appeal;
  const { username: name } = player;
  const whyNot = useWhyNot(appeal);
  return (
    <article className="staff-card" aria-labelledby={id}>
      <div className="staff-card-head">
        <h2 id={id}>{t("appeals.heading", { name, kind: sanction.kind })}</h2>
        <PlayerBadges player={player} />
        <div className="staff-card-tools">
          <Link href={playerPath(name)} className="text-link">
            {t("reports.playerPage")}
          </Link>
        </div>
      </div>
      <ul className="staff-appeal-sanction">
        <SanctionRow sanction={sanction} onLift={null} />
      </ul>
      <div className="staff-appeal">
        <section>
          <h3 className="staff-kicker">{t("appeals.appeal")}</h3>
          <blockquote className="staff-text">{body}</blockquote>
          <p className="staff-dots">
            <Ago at={at} write={(time) => t("appeals.written", { time })} />
          </p>
        </section>
        <section className="grid content-start gap-2">
          <h3 className="staff-kicker">{t("appeals.answer")}</h3>
          {decision !== null && (
            <Answered decision={decision} by={decidedBy ?? t("deletedAccount")} answer={answer} />
          )}
          {decision === null && mayDecide && <AppealAnswer appeal={appeal} onDecided={onDecided} />}
          {decision === null && !mayDecide && <p className="staff-why-not">{whyNot}</p>}
        </section>
      </div>
    </article>
  );
}

const STATES = [
  { id: "open", href: "/appeals" },
  { id: "decided", href: "/appeals?state=decided" },
] as const;

function StateLinks({ isOpen }: { isOpen: boolean }) {
  return (
    <nav className="staff-switch" aria-label={t("appeals.states")}>
      {STATES.map(({ id, href }) => (
        <Link
          key={id}
          href={href}
          className="staff-choice"
          {...((id === "open") === isOpen && { "aria-current": "page" })}
        >
          {t(`appeals.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

interface AppealListProps {
  isOpen: boolean;
  onDecided: (outcome: Outcome) => void;
}

function AppealList({ isOpen, onDecided }: AppealListProps) {
  const utils = trpc.useUtils();
  const input = { isOpen };
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminAppeals.list, input, "infinite"),
    (page, options) => utils.client.adminAppeals.list.query({ ...input, ...page }, options),
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
        <StateLinks isOpen={isOpen} />
      </div>
      <OutcomeStatus ref={status} outcome={outcome} />
      <AppealList isOpen={isOpen} onDecided={setOutcome} />
    </div>
  );
}
