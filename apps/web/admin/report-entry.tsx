import type { ReportGroup } from "@emberlode/contract";
import { isAtLeast } from "@emberlode/game";
import { useId } from "react";
import { Link } from "wouter";
import { Icon } from "../features/ui/icon.tsx";
import { Badge } from "./badge.tsx";
import { Card, Rows } from "./card.tsx";
import { DecisionForm } from "./decision-form.tsx";
import type { Outcome } from "./decision-outcome.tsx";
import { tEvidence } from "./evidence-texts.ts";
import { casePath } from "./paths.ts";
import { SanctionRow } from "./player-sanctions.tsx";
import { ReportedContent, ReportedHead, ReportRows, reportedName } from "./reported.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";

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
  const { subject, target, isGone, evidenceCase } = group;
  const name = reportedName(target);
  return (
    <article className="staff-entry" aria-labelledby={id}>
      <div className="staff-entry-what">
        <div className="staff-card">
          <ReportedHead id={id} subject={subject} player={target}>
            {isGone && (
              <Badge tone="warn">
                {t(`reports.isGone.${subject === "message" ? "removed" : "changed"}`)}
              </Badge>
            )}
          </ReportedHead>
          <ReportedContent reported={group} name={name} />
          {evidenceCase !== null && (
            <p className="staff-entry-case">
              <Icon name="flag" className="size-4" />
              <span>{tEvidence("ofReported", { name })}</span>
              <Link href={casePath(evidenceCase)} className="text-link">
                {tEvidence("ofPlayerLink")}
              </Link>
            </p>
          )}
        </div>
        <Card title={t("reports.reportedBy")} count={group.reports.length} isFlush>
          <ReportRows reports={group.reports} />
        </Card>
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
