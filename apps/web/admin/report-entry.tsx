import type { ReportGroup, StaffMessage } from "@emberlode/contract";
import { isAtLeast } from "@emberlode/game";
import { useId } from "react";
import { Link } from "wouter";
import { Badge, PlayerBadges } from "./badge.tsx";
import { Card, Rows } from "./card.tsx";
import { DecisionForm } from "./decision-form.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { playerPath } from "./paths.ts";
import { SanctionRow } from "./player-sanctions.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { Ago } from "./when.tsx";

interface AroundProps {
  messages: readonly StaffMessage[];
  /** The number of the reported one. */
  reported: number | null;
}

/** The messages around a reported one. */
function Around({ messages, reported }: AroundProps) {
  return (
    <ol className="staff-around" aria-label={t("reports.around")}>
      {messages.map(({ id, sender, body, at, isRemoved }) => (
        <li
          key={id}
          data-reported={id === reported || undefined}
          data-removed={isRemoved || undefined}
        >
          <p className="staff-dots">
            {sender === "" ? (
              t("deletedAccount")
            ) : (
              <Link href={playerPath(sender)} className="staff-name" translate="no">
                {sender}
              </Link>
            )}
            <Ago at={at} />
            {id === reported && <Badge tone="bad">{t("reports.reported")}</Badge>}
            {isRemoved && <Badge tone="warn">{t("messages.removed")}</Badge>}
          </p>
          <p className="staff-text staff-said">{body}</p>
        </li>
      ))}
    </ol>
  );
}

/** What was reported, as it was then. */
function Content({ group }: { group: ReportGroup }) {
  const { subject, target, content, around, message } = group;
  const name = target.username;
  if (around.length > 0) return <Around messages={around} reported={message} />;
  if (subject === "player") return null;
  if (subject === "profilePicture") {
    return <img className="staff-reported" src={content} alt={t("reports.pictureOf", { name })} />;
  }
  return <blockquote className="staff-reported staff-text">{content}</blockquote>;
}

function Reports({ reports }: { reports: ReportGroup["reports"] }) {
  return (
    <Card title={t("reports.reportedBy")} count={reports.length} isFlush>
      <Rows label={t("reports.reportedBy")}>
        {reports.map(({ reporter, reason, note, at }) => (
          <li key={`${reporter} ${at}`} className="staff-row">
            <div className="min-w-0 flex-1">
              <p className="staff-row-title">
                {reporter === null ? (
                  t("deletedActor")
                ) : (
                  <Link href={playerPath(reporter)} className="staff-name" translate="no">
                    {reporter}
                  </Link>
                )}
                <Badge>{t(`reports.reasons.${reason}`)}</Badge>
                <span className="staff-when">
                  <Ago at={at} />
                </span>
              </p>
              {note !== "" && <p className="staff-text">{note}</p>}
            </div>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function Sanctions({ group: { sanctions, earlier } }: { group: ReportGroup }) {
  return (
    <Card title={t("reports.sanctions")} count={sanctions.length} isFlush>
      {sanctions.length > 0 && (
        <Rows label={t("reports.sanctions")}>
          {sanctions.map((sanction) => (
            <SanctionRow key={sanction.id} sanction={sanction} onLift={null} />
          ))}
        </Rows>
      )}
      <p className="staff-no-rows">
        {t(sanctions.length > 0 ? "reports.earlier" : "reports.noneActive", { count: earlier })}
      </p>
    </Card>
  );
}

interface ReportEntryProps {
  group: ReportGroup;
  onDecided: (outcome: Outcome) => void;
}

/** One thing that was reported, with all that a decision needs. */
export function ReportEntry({ group, onDecided }: ReportEntryProps) {
  const { role } = useStaff();
  const id = useId();
  const { subject, target, isGone } = group;
  const { username } = target;
  const name = username === "" ? t("deletedAccount") : username;
  return (
    <article className="staff-entry" aria-labelledby={id}>
      <div className="staff-entry-what">
        <div className="staff-card">
          <div className="staff-card-head">
            <h2 id={id}>{t("reports.of", { subject: t(`reports.subjects.${subject}`), name })}</h2>
            <PlayerBadges player={target} />
            {isGone && (
              <Badge tone="warn">
                {t(`reports.isGone.${subject === "message" ? "removed" : "changed"}`)}
              </Badge>
            )}
            {username !== "" && (
              <div className="staff-card-tools">
                <Link href={playerPath(username)} className="text-link">
                  {t("reports.playerPage")}
                </Link>
              </div>
            )}
          </div>
          <Content group={group} />
        </div>
        <Reports reports={group.reports} />
      </div>
      <div className="staff-entry-decision">
        <Card title={t("reports.decision")}>
          {isAtLeast(role, "moderator") ? (
            <DecisionForm thing={group} name={name} reports={group.reports} onDecided={onDecided} />
          ) : (
            <p className="text-muted">{t("reports.moderatorsOnly")}</p>
          )}
        </Card>
        <Sanctions group={group} />
      </div>
    </article>
  );
}
