import type { AttackAnswer } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";

import { exactNumber } from "../../../lib/numbers.ts";
import { sum } from "../army-rows.ts";
import { endingSentence } from "../sentences.ts";
import { FightResult } from "./fight-result.tsx";

const tRaid = await messages("raid");
const tGame = await messages("game");

/** The attack's result: won or lost, losses on both sides, and the loot. */
export function RaidResult({ answer }: { answer: AttackAnswer }) {
  const { report, amount, lootType } = answer;
  const won = report.winner === "attacker";
  const stood = sum(report.defender.units);
  const lines = [
    endingSentence(report),
    tRaid("attack.losses", {
      lost: sum(report.losses.attacker),
      sent: sum(report.attacker.units),
    }),
  ];
  // For an empty base the first line says so.
  if (stood > 0) {
    lines.push(
      tRaid("attack.theirLosses", {
        lost: stood - sum(report.survivors.defender),
        stood,
      }),
    );
  }
  if (won && amount > 0) {
    lines.push(
      tRaid("attack.loot", {
        amount: exactNumber(amount),
        resource: tGame(`resources.${lootType}`).toLowerCase(),
      }),
    );
  } else if (won) lines.push(tRaid("attack.noLoot"));
  return (
    <FightResult
      label={tRaid("attack.result")}
      won={won}
      badge={won ? tRaid("attack.won") : tRaid("attack.lost")}
      lines={lines}
      report={{ id: report.id, text: tRaid("attack.report") }}
    />
  );
}
