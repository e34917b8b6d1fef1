import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE, morale, RAMPARTS_BONUS, SLOTS_PER_STANDING } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber, moreText, shareText } from "../../lib/numbers.ts";
import { type Line, Lines } from "../ui/list-row.tsx";

const t = await messages("battles");

function supplyText(share: number): string {
  return share === 1
    ? t("factors.supplyFull")
    : t("factors.supplyShort", { share: shareText(share) });
}

/** The slots of all factories behind a standing. */
function slotsText(standing: number): string {
  return exactNumber(Math.round(standing * SLOTS_PER_STANDING));
}

function moraleText(share: number): string {
  return share === 1
    ? t("factors.moraleFull")
    : t("factors.moraleLow", { share: shareText(share) });
}

function attackerLines({
  attacker,
  defender,
  modifiers,
  rulesVersion,
}: PublicBattleReport): Line[] {
  return [
    [t("factors.standing"), slotsText(attacker.standing)],
    [t("factors.balance"), attacker.balanced ? t("factors.inBalance") : t("factors.outOfBalance")],
    [t("factors.morale"), moraleText(morale(attacker, defender, rulesVersion))],
    [t("factors.supply"), supplyText(modifiers.attackerSupply)],
  ];
}

function defenderLines({ defender, modifiers }: PublicBattleReport): Line[] {
  const { standing, baseLevel, ramparts } = defender;
  const harder = moreText(baseLevel * BATTLE.strengthPerBaseLevel);
  return [
    [t("factors.standing"), standing === null ? t("factors.standingNone") : slotsText(standing)],
    [
      t("factors.baseLevel"),
      baseLevel === 0
        ? t("factors.baseLevelNone")
        : t("factors.baseLevelValue", { level: baseLevel, share: harder }),
    ],
    [
      t("factors.ramparts"),
      ramparts
        ? t("factors.rampartsOwned", { share: moreText(RAMPARTS_BONUS) })
        : t("factors.rampartsNone"),
    ],
    [t("factors.supply"), supplyText(modifiers.defenderSupply)],
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

/** All factors of the fight besides the units, with their numbers. */
export function Factors({ report }: { report: PublicBattleReport }) {
  const { margin, winner, remaining, ending, loot } = report;
  const left = ending === "empty" ? 1 : remaining[winner];
  const ends: Line[] = [[t("factors.margin"), shareText(left)]];
  if (loot !== null && loot.amount > 0) {
    ends.push([t("loot"), t("factors.lootValue", { share: shareText(margin) })]);
  }
  return (
    <section className="panel battle-part">
      <h2 className="battle-part-title">{t("factors.title")}</h2>
      <div className="battle-factors">
        <Side title={t("sides.attacker")} lines={attackerLines(report)} />
        <Side title={t("sides.defender")} lines={defenderLines(report)} />
      </div>
      <Lines lines={ends} className="mt-2 border-t border-line" />
    </section>
  );
}
