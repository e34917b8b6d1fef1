import type { AppealsAnswer, Sanction } from "@emberlode/contract";
import { type AppealDecision, isAtLeast } from "@emberlode/game";
import { useId } from "react";
import { Link } from "wouter";
import { AppealAnswer } from "./appeal-answer.tsx";
import { Badge, PlayerBadges } from "./badge.tsx";
import { NoRows, Rows } from "./card.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { playerPath } from "./paths.ts";
import { SanctionRow } from "./player-sanctions.tsx";
import { ReportedContent, ReportRows } from "./reported.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
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

/** What the sanction was decided about, and who reported it. */
function Cause({ appeal: { cause, player } }: { appeal: Appeal }) {
  if (cause === null) return <NoRows text={t("appeals.noCause")} />;
  const { username: name } = player;
  const { subject, reports } = cause;
  return (
    <section className="staff-appeal-part">
      <h3 className="staff-kicker">{t("appeals.cause")}</h3>
      <p className="staff-appeal-subject">
        {t("reports.of", { subject: t(`reports.subjects.${subject}`), name })}
      </p>
      <ReportedContent reported={cause} name={name} />
      {reports.length === 0 ? (
        <NoRows text={t("reports.noReports")} />
      ) : (
        <>
          <h3 className="staff-kicker">{t("reports.reportedBy")}</h3>
          <ReportRows reports={reports} />
        </>
      )}
    </section>
  );
}

/** More are folded. */
const SHOWN_SANCTIONS = 3;

function Others({ sanctions }: { sanctions: readonly Sanction[] }) {
  if (sanctions.length === 0) return <NoRows text={t("appeals.noOthers")} />;
  return (
    <details className="staff-behind" open={sanctions.length <= SHOWN_SANCTIONS}>
      <summary>
        {t("appeals.others")} <span className="staff-count figure">{sanctions.length}</span>
      </summary>
      <Rows label={t("appeals.others")}>
        {sanctions.map((sanction) => (
          <SanctionRow key={sanction.id} sanction={sanction} onLift={null} />
        ))}
      </Rows>
    </details>
  );
}

interface AppealCardProps {
  appeal: Appeal;
  onDecided: (outcome: Outcome) => void;
}

/** An appeal with all that its answer needs. */
export function AppealCard({ appeal, onDecided }: AppealCardProps) {
  const id = useId();
  const { player, sanction, others, body, at, decision, answer, decidedBy, mayDecide } = appeal;
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
      <ul className="staff-appeal-part">
        <SanctionRow sanction={sanction} onLift={null} />
      </ul>
      <Cause appeal={appeal} />
      <Others sanctions={others} />
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
