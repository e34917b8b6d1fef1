import type { EvidenceCaseAnswer } from "@emberlode/contract";
import { EVIDENCE_POINTS } from "@emberlode/game";
import { useEffect, useRef, useState } from "react";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { toFailure } from "../lib/failure.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { Card } from "./card.tsx";
import { type Outcome, OutcomeStatus } from "./decision-outcome.tsx";
import { CaseAccounts } from "./evidence-accounts.tsx";
import { EvidenceDismissal } from "./evidence-dismissal.tsx";
import { EvidenceRows } from "./evidence-rows.tsx";
import { PointsBadge, SignalText } from "./evidence-signal.tsx";
import { tEvidence as t } from "./evidence-texts.ts";
import { NotFound } from "./not-found.tsx";
import { Ago } from "./when.tsx";

function Signals({ found }: { found: EvidenceCaseAnswer }) {
  const { case: evidenceCase, thresholds } = found;
  return (
    <>
      {evidenceCase.signals.map((signal) => {
        const { kind } = signal;
        const rows = found.rows.find((group) => group.kind === kind)?.rows ?? [];
        return (
          <Card
            key={kind}
            title={t(`kinds.${kind}`)}
            tools={<PointsBadge points={signal.points} />}
          >
            <SignalText signal={signal} evidenceCase={evidenceCase} thresholds={thresholds} />
            {rows.length > 0 && kind !== "idle" && <EvidenceRows kind={kind} rows={rows} />}
          </Card>
        );
      })}
    </>
  );
}

function Loaded({ found }: { found: EvidenceCaseAnswer }) {
  const { case: evidenceCase } = found;
  const name = evidenceCase.main.player.username;
  const heading = t("heading", { count: evidenceCase.others.length, name });
  usePageTitle(heading);
  const utils = trpc.useUtils();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The form is gone, with the focus in it.
  useEffect(() => {
    if (outcome !== null) status.current?.focus();
  }, [outcome]);
  return (
    <>
      <div className="staff-page-head">
        <h1 className="text-xl">{heading}</h1>
        <p className="staff-dots">
          <PointsBadge points={evidenceCase.points} />
          <span>{t("pointsHint", { needed: EVIDENCE_POINTS })}</span>
          <Ago at={evidenceCase.openedAt} write={(time) => t("opened", { time })} />
          <Ago at={evidenceCase.checkedAt} write={(time) => t("checked", { time })} />
        </p>
        <p className="text-muted">{t("caution")}</p>
      </div>
      <OutcomeStatus ref={status} outcome={outcome} />
      <div className="staff-entry">
        <div className="staff-entry-what">
          <CaseAccounts evidenceCase={evidenceCase} />
          <Signals found={found} />
        </div>
        <div className="staff-entry-decision">
          <EvidenceDismissal
            found={found}
            onDecided={(what) => {
              setOutcome(what);
              for (const router of [utils.adminEvidence, utils.adminPlayers, utils.admin])
                void router.invalidate();
            }}
          />
        </div>
      </div>
    </>
  );
}

/** One case: its accounts, why they are suspected, and its dismissal. */
export default function EvidenceCasePage({ id }: { id: number }) {
  const { data, error, refetch } = trpc.adminEvidence.get.useQuery({ id });
  if (data !== undefined) return <Loaded found={data} />;
  if (error === null) return <Skeleton rows={8} />;
  if (toFailure(error).code === "NOT_FOUND") {
    return <NotFound title={t("notFound")} text={t("notFoundText")} />;
  }
  return <QueryFailed error={error} onRetry={() => void refetch()} />;
}
