import type { PlayerFile, Sanction } from "@emberlode/contract";
import { useState } from "react";
import { timeInWords } from "../lib/times.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { Badge } from "./badge.tsx";
import { Card, NoRows, Rows } from "./card.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { Ago, At } from "./when.tsx";

/** How and when a sanction ended, or until when it lasts. */
function State({ sanction }: { sanction: Sanction }) {
  const { isActive, until, liftedAt, liftedBy } = sanction;
  if (liftedAt !== null) {
    const write = (time: string) =>
      liftedBy === null
        ? t("sanctions.liftedByUnknown", { time })
        : t("sanctions.lifted", { time, name: liftedBy });
    return <Ago at={liftedAt} write={write} />;
  }
  if (until === null) return null;
  return isActive ? (
    <At at={until} write={(time) => t("sanctions.until", { time })} />
  ) : (
    <Ago at={until} write={(time) => t("sanctions.ended", { time })} />
  );
}

interface SanctionRowProps {
  sanction: Sanction;
  onLift: (() => void) | null;
}

/** A sanction, with a button to lift it unless that is null. */
export function SanctionRow({ sanction, onLift }: SanctionRowProps) {
  const { kind, reason, at, by, isActive } = sanction;
  const name = t(`sanctions.kinds.${kind}`);
  return (
    <li className="staff-row" data-ended={!isActive || undefined}>
      <div className="min-w-0 flex-1">
        <p className="staff-row-title">
          {name}
          {isActive && kind !== "warning" && <Badge tone="bad">{t("sanctions.active")}</Badge>}
        </p>
        <p className="staff-reason">{reason}</p>
        <p className="staff-dots">
          <Ago at={at} />
          <span>{by === null ? t("sanctions.byUnknown") : t("sanctions.by", { name: by })}</span>
          <State sanction={sanction} />
        </p>
      </div>
      {onLift !== null && (
        <button
          type="button"
          className="btn staff-btn-small"
          aria-label={t("sanctions.liftNamed", { kind: name, time: timeInWords(Date.parse(at)) })}
          onClick={onLift}
        >
          {t("sanctions.lift")}
        </button>
      )}
    </li>
  );
}

/** A player's sanctions, active ones first. */
export function PlayerSanctions({ file }: { file: PlayerFile }) {
  const { role } = useStaff();
  const [lifting, setLifting] = useState<Sanction | null>(null);
  const sanctions = file.sanctions.toSorted(
    (one, other) =>
      Number(other.isActive) - Number(one.isActive) || Date.parse(other.at) - Date.parse(one.at),
  );
  const mayLift = ({ kind, isActive }: Sanction) =>
    isActive && file.mayDo.includes("lift") && (kind !== "ban" || role === "admin");
  return (
    <Card title={t("sanctions.title")} count={sanctions.length} isFlush>
      {sanctions.length === 0 ? (
        <NoRows text={t("sanctions.none")} />
      ) : (
        <Rows label={t("sanctions.title")}>
          {sanctions.map((sanction) => (
            <SanctionRow
              key={sanction.id}
              sanction={sanction}
              onLift={mayLift(sanction) ? () => setLifting(sanction) : null}
            />
          ))}
        </Rows>
      )}
      {lifting !== null && (
        <ActionDialog file={file} kind="lift" sanction={lifting} onClose={() => setLifting(null)} />
      )}
    </Card>
  );
}
