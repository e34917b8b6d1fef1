import type { AttackAnswer } from "@emberlode/contract";
import { enRaid } from "@emberlode/words/en/raid";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { sum } from "../army-rows.ts";
import { endingSentence } from "../sentences.ts";
import { FightResult } from "./fight-result.tsx";

/** How the attack went: won or lost, what fell on both sides, and what was carried off. */
export function RaidResult({ answer }: { answer: AttackAnswer }) {
  const { report, amount, lootType } = answer;
  const words = enRaid.attack;
  const won = report.winner === "attacker";
  const stood = sum(report.defender.units);
  const lines = [
    endingSentence(report),
    words.losses(exactNumber(sum(report.losses.attacker)), exactNumber(sum(report.attacker.units))),
    words.theirLosses(exactNumber(stood - sum(report.survivors.defender)), exactNumber(stood)),
  ];
  if (won && amount > 0) {
    lines.push(words.loot(exactNumber(amount), t.game.resources[lootType].toLowerCase()));
  } else if (won) lines.push(words.noLoot);
  return (
    <FightResult
      label={words.result}
      won={won}
      badge={won ? words.won : words.lost}
      lines={lines}
      report={{ id: report.id, text: words.report }}
    />
  );
}
