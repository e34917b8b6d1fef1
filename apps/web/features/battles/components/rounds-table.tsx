import type { PublicBattleReport } from "@emberlode/contract";
import { enBattles } from "@emberlode/words/en/battles";
import { useId } from "react";
import { exactNumber } from "../../../lib/numbers.ts";
import { roundName } from "../round-name.ts";
import { roundRows, type Standing } from "../round-rows.ts";
import { shareText } from "../shares.ts";
import { RowName } from "./row-name.tsx";

/** The share of hp left as a bar with the mark at which a side breaks; the cell tells it in words. */
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
  const words = enBattles.course;
  return damage === null ? words.tookShare(shareText(lostShare)) : words.took(exactNumber(damage));
}

interface SideCellProps {
  side: "attacker" | "defender";
  standing: Standing;
  isStart: boolean;
}

function SideCell({ side, standing, isStart }: SideCellProps) {
  const words = enBattles.course;
  const { share, hp, units } = standing;
  return (
    <td data-side={side}>
      {share === null ? (
        <span className="block text-muted">{words.noHp}</span>
      ) : (
        <>
          <Bar share={share} />
          <span className="battle-standing">
            <b>{shareText(share)}</b>
            {hp !== null && <span>{words.hp(exactNumber(hp))}</span>}
            {!isStart && <span>{damageText(standing)}</span>}
          </span>
        </>
      )}
      <span className="block text-muted">{enBattles.units(units, exactNumber(units))}</span>
    </td>
  );
}

/** The fight, blow by blow: hp left, damage taken and units standing of both sides. */
export function RoundsTable({ report }: { report: PublicBattleReport }) {
  const title = useId();
  const words = enBattles.course;
  const rows = roundRows(report);
  return (
    <section className="panel battle-part">
      <h2 id={title} className="battle-part-title">
        {words.title}
      </h2>
      <p className="text-muted">{rows.length === 0 ? words.none : words.lead}</p>
      {rows.length > 0 && (
        <table className="battle-table battle-course" aria-labelledby={title}>
          <thead>
            <tr>
              <RowName scope="col" name={words.round} />
              <th scope="col">{enBattles.sides.attacker}</th>
              <th scope="col">{enBattles.sides.defender}</th>
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
