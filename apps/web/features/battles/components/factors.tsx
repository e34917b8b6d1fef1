import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE, morale, RAMPARTS_BONUS, SLOTS_PER_STANDING } from "@emberlode/game";
import { enBattles } from "@emberlode/words/en/battles";
import { exactNumber } from "../../../lib/numbers.ts";
import { type Line, Lines } from "../../ui/components/lines.tsx";
import { moreText, shareText } from "../shares.ts";

function supplyText(share: number): string {
  const words = enBattles.factors;
  return share === 1 ? words.supplyFull : words.supplyShort(shareText(share));
}

/** Standing as what it is counted from: the slots of all factories. */
function slotsText(standing: number): string {
  return exactNumber(Math.round(standing * SLOTS_PER_STANDING));
}

function moraleText(share: number): string {
  const words = enBattles.factors;
  return share === 1 ? words.moraleFull : words.moraleLow(shareText(share));
}

function attackerLines({
  attacker,
  defender,
  modifiers,
  rulesVersion,
}: PublicBattleReport): Line[] {
  const words = enBattles.factors;
  return [
    [words.standing, slotsText(attacker.standing)],
    [words.balance, attacker.balanced ? words.inBalance : words.outOfBalance],
    [words.morale, moraleText(morale(attacker, defender, rulesVersion))],
    [words.supply, supplyText(modifiers.attackerSupply)],
  ];
}

function defenderLines({ defender, modifiers }: PublicBattleReport): Line[] {
  const words = enBattles.factors;
  const { standing, baseLevel, ramparts } = defender;
  const harder = moreText(baseLevel * BATTLE.strengthPerBaseLevel);
  return [
    [words.standing, standing === null ? words.standingNone : slotsText(standing)],
    [
      words.baseLevel,
      baseLevel === 0 ? words.baseLevelNone : words.baseLevelValue(baseLevel, harder),
    ],
    [words.ramparts, ramparts ? words.rampartsOwned(moreText(RAMPARTS_BONUS)) : words.rampartsNone],
    [words.supply, supplyText(modifiers.defenderSupply)],
  ];
}

function Side({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div>
      <h3 className="panel-title">{title}</h3>
      <Lines lines={lines} className="mt-1" />
    </div>
  );
}

/** Everything besides the units that counted in the fight, with its numbers. */
export function Factors({ report }: { report: PublicBattleReport }) {
  const words = enBattles.factors;
  const { margin, winner, remaining, ending, loot } = report;
  const left = ending === "empty" ? 1 : remaining[winner];
  const ends: Line[] = [[words.margin, shareText(left)]];
  if (loot !== null && loot.amount > 0) {
    ends.push([enBattles.loot, words.lootValue(shareText(margin))]);
  }
  return (
    <section className="panel battle-part">
      <h2 className="battle-part-title">{words.title}</h2>
      <div className="battle-factors">
        <Side title={enBattles.sides.attacker} lines={attackerLines(report)} />
        <Side title={enBattles.sides.defender} lines={defenderLines(report)} />
      </div>
      <Lines lines={ends} className="mt-2 border-t border-line" />
    </section>
  );
}
