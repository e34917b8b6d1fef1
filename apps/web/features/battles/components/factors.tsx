import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE, morale, RAMPARTS_BONUS } from "@emberlode/game";
import type { ReactNode } from "react";
import { enBattles } from "../../../lib/i18n/en-battles.ts";
import { LOCALE } from "../../../lib/numbers.ts";
import { factorText, moreText, shareText } from "../shares.ts";

const standingFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

type Line = readonly [name: string, value: ReactNode];

function supplyText(share: number): string {
  const words = enBattles.factors;
  return share === 1 ? words.supplyFull : words.supplyShort(shareText(share));
}

function attackerLines({ attacker, defender, modifiers }: PublicBattleReport): Line[] {
  const words = enBattles.factors;
  return [
    [words.standing, standingFormat.format(attacker.standing)],
    [words.balance, attacker.balanced ? words.inBalance : words.outOfBalance],
    [words.morale, words.moraleValue(shareText(morale(attacker, defender)))],
    [words.supply, supplyText(modifiers.attackerSupply)],
  ];
}

function defenderLines({ defender, modifiers }: PublicBattleReport): Line[] {
  const words = enBattles.factors;
  const { standing, baseLevel, ramparts } = defender;
  const harder = moreText(baseLevel * BATTLE.strengthPerBaseLevel);
  return [
    [words.standing, standing === null ? words.standingNone : standingFormat.format(standing)],
    [
      words.baseLevel,
      baseLevel === 0 ? words.baseLevelNone : words.baseLevelValue(baseLevel, harder),
    ],
    [words.ramparts, ramparts ? words.rampartsOwned(moreText(RAMPARTS_BONUS)) : words.rampartsNone],
    [words.supply, supplyText(modifiers.defenderSupply)],
  ];
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div>
      <h3 className="panel-title">{title}</h3>
      <dl className="lines mt-1">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Everything besides the units that counted in the fight, with its numbers. */
export function Factors({ report }: { report: PublicBattleReport }) {
  const words = enBattles.factors;
  const { margin, winner, remaining, ending, place } = report;
  const left = ending === "empty" ? 1 : remaining[winner];
  const brings = winner === "attacker" && place === "base";
  return (
    <section className="panel battle-part">
      <h2 className="battle-part-title">{words.title}</h2>
      <div className="battle-factors">
        <Lines title={enBattles.sides.attacker} lines={attackerLines(report)} />
        <Lines title={enBattles.sides.defender} lines={defenderLines(report)} />
      </div>
      <dl className="lines mt-2 border-t border-line">
        <div>
          <dt>{words.margin}</dt>
          <dd className="figure">
            {brings ? words.marginValue(shareText(left), factorText(margin)) : shareText(left)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
