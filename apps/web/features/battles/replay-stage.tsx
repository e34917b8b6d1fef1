import type { PublicBattleReport } from "@emberlode/contract";
import { UNITS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { shareText } from "../../lib/shares.ts";
import { unitIcon } from "../army/army-icons.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import type { RoundRow } from "./round-rows.ts";

const tCatalogue = await messages("catalogue");

interface StageRow {
  /** 0..9. */
  index: number;
  name: string;
  /** Unit counts at the start and at this step. */
  start: number;
  left: number;
  /** Losses of this step. */
  fell: number;
}

/** A side's kinds of units after this many rounds; step 0 is the start. */
function stageRows(
  report: PublicBattleReport,
  side: "attacker" | "defender",
  step: number,
): readonly StageRow[] {
  const start = report[side].units;
  const at = (exchanges: number) => report.rounds[exchanges - 1]?.units[side] ?? start;
  return UNITS[side === "attacker" ? "attack" : "defense"].flatMap(({ id }, index) => {
    const first = start[index] ?? 0;
    if (first === 0) return [];
    const left = at(step)[index] ?? 0;
    const before = step === 0 ? left : (at(step - 1)[index] ?? 0);
    return { index, name: tCatalogue(`units.${id}`), start: first, left, fell: before - left };
  });
}

const t = await messages("battles");

interface SideProps {
  report: PublicBattleReport;
  side: "attacker" | "defender";
  row: RoundRow;
  step: number;
}

/** One side at a step: remaining hp as a bar with its breaking point, the kinds of units below. */
function Side({ report, side, row, step }: SideProps) {
  const { share, hp } = row[side];
  const kind = side === "attacker" ? "attack" : "defense";
  return (
    <div className="replay-side" data-side={side}>
      <p className="panel-title">{t(`sides.${side}`)}</p>
      <div className="replay-hp" aria-hidden="true">
        <i style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
      <p className="replay-share figure">
        {share === null ? t("course.noHp") : shareText(share)}
        {hp !== null && share !== null && (
          <span className="text-muted"> {t("course.hp", { hp: exactNumber(hp) })}</span>
        )}
      </p>
      <ul className="replay-units">
        {stageRows(report, side, step).map(({ index, name, start, left, fell }) => (
          <li key={index} data-gone={left === 0 || undefined}>
            <GameIcon name={unitIcon(kind, index)} className="size-8" />
            <span className="replay-unit">
              <span>{name}</span>
              <span className="replay-unit-bar" aria-hidden="true">
                <i style={{ width: `${(left / start) * 100}%` }} />
              </span>
            </span>
            <b className="figure" translate="no">
              {exactNumber(left)}
            </b>
            <span className="replay-fell figure" translate="no" key={step}>
              {fell > 0 && t("replay.fell", { count: exactNumber(fell) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReplayStageProps {
  report: PublicBattleReport;
  row: RoundRow;
  step: number;
}

export function ReplayStage({ report, row, step }: ReplayStageProps) {
  return (
    <div className="replay-stage">
      <Side report={report} side="attacker" row={row} step={step} />
      <Side report={report} side="defender" row={row} step={step} />
    </div>
  );
}
