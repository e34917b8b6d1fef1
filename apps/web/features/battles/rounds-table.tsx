import type { PublicBattleReport } from "@emberlode/contract";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { shareText } from "../../lib/shares.ts";
import { roundName } from "./round-name.ts";
import { roundRows, type Standing } from "./round-rows.ts";
import { RowName } from "./row-name.tsx";

const t = await messages("battles");

/** Remaining hp as a bar with the breaking point; the cell also has it as text. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="battle-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="battle-bar-left" width={share * 100} height="8" />
      <path className="battle-bar-gap" d="M50 0v8" vectorEffect="non-scaling-stroke" />
      <path className="battle-bar-mark" d="M50 0v8" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function damageText({ damage, lostShare }: Standing): string {
  return damage === null
    ? t("course.tookShare", { share: shareText(lostShare) })
    : t("course.took", { damage: exactNumber(damage) });
}

interface SideCellProps {
  side: "attacker" | "defender";
  standing: Standing;
  isStart: boolean;
}

function SideCell({ side, standing, isStart }: SideCellProps) {
  const { share, hp, units } = standing;
  return (
    <td data-side={side}>
      {share === null ? (
        <span className="block text-muted">{t("course.noHp")}</span>
      ) : (
        <>
          <Bar share={share} />
          <span className="battle-standing">
            <b>{shareText(share)}</b>
            {hp !== null && <span>{t("course.hp", { hp: exactNumber(hp) })}</span>}
            {!isStart && <span>{damageText(standing)}</span>}
          </span>
        </>
      )}
      <span className="block text-muted">
        {t("units", { count: units, text: exactNumber(units) })}
      </span>
    </td>
  );
}

/** The fight, round by round: remaining hp, damage taken and units left of both sides. */
export function RoundsTable({ report }: { report: PublicBattleReport }) {
  const title = useId();
  const rows = roundRows(report);
  return (
    <section className="panel battle-part">
      <h2 id={title} className="battle-part-title">
        {t("course.title")}
      </h2>
      <p className="text-muted">{rows.length === 0 ? t("course.none") : t("course.lead")}</p>
      {rows.length > 0 && (
        <table className="battle-table battle-course" aria-labelledby={title}>
          <thead>
            <tr>
              <RowName scope="col" name={t("course.round")} />
              <th scope="col">{t("sides.attacker")}</th>
              <th scope="col">{t("sides.defender")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ round, attacker, defender }) => (
              <tr key={round ?? "start"}>
                <RowName name={roundName(round)} />
                <SideCell side="attacker" standing={attacker} isStart={round === null} />
                <SideCell side="defender" standing={defender} isStart={round === null} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
