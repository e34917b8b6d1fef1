/** A battle described in sentences. */
import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE, isOneStrike } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { sum } from "./army-rows.ts";

const t = await messages("battles");

/** Who attacked whom, and what. */
export function attackSentence({ place, names, owner }: PublicBattleReport): string {
  return owner === null
    ? t("attackBy.free", { attacker: names.attacker })
    : t(`attackBy.${place}`, { attacker: names.attacker, owner });
}

/** Whether a side had only one-strike units: without hp, it breaks once they have struck. */
function isSpent(report: PublicBattleReport, side: "attacker" | "defender"): boolean {
  return report[side].units.every((count, index) => count === 0 || isOneStrike(index));
}

/** How the fight ended. */
export function endingSentence(report: PublicBattleReport): string {
  const { ending, rounds, remaining, winner } = report;
  if (ending !== "broke") return t(`ending.${ending}`);
  const last = rounds.at(-1)?.round ?? 0;
  const when = last === 0 ? t("ending.firstStrike") : t("ending.round", { round: last });
  const { breakShare } = BATTLE;
  if (remaining.attacker <= breakShare && remaining.defender <= breakShare) {
    return winner === "attacker"
      ? t("ending.bothAttacker", { when })
      : t("ending.bothDefender", { when });
  }
  if (winner === "attacker") {
    return isSpent(report, "defender")
      ? t("ending.defenseSpent")
      : t("ending.defenseBroke", { when });
  }
  return isSpent(report, "attacker") ? t("ending.attackSpent") : t("ending.attackBroke", { when });
}

/** The attacker's result in one sentence. */
export function attackerSentence(report: PublicBattleReport): string {
  const { place, names, winner, attacker, survivors } = report;
  const won = place === "base" ? "raided" : "took";
  const how = winner === "defender" ? "beaten" : won;
  const sent = sum(attacker.units);
  const home = sum(survivors.attacker);
  const of = t("units", { count: sent, text: exactNumber(sent) });
  return `${t(`attackerSentence.${how}`, { name: names.attacker })}, ${t("attackerSentence.home", { home, homeText: exactNumber(home), sent: of })}`;
}

function defenderFate({ place, owner, winner }: PublicBattleReport): string {
  const isDefended = winner === "defender";
  if (owner === null)
    return isDefended ? t("defenderSentence.freeHeld") : t("defenderSentence.freeLost");
  if (place === "base")
    return isDefended
      ? t("defenderSentence.baseHeld", { owner })
      : t("defenderSentence.baseLost", { owner });
  return isDefended
    ? t("defenderSentence.factoryHeld", { owner })
    : t("defenderSentence.factoryLost", { owner });
}

/** The defender's result in one sentence. */
export function defenderSentence(report: PublicBattleReport): string {
  const fate = defenderFate(report);
  const stood = sum(report.defender.units);
  const lost = sum(report.losses.defender);
  const repaired = sum(report.repaired);
  if (stood === 0) return `${fate}: ${t("defenderSentence.noUnits")}`;
  if (lost === 0) return `${fate}: ${t("defenderSentence.noLoss")}`;
  const of = t("units", { count: stood, text: exactNumber(stood) });
  const rest =
    repaired === 0
      ? t("defenderSentence.end")
      : t("defenderSentence.repaired", { count: repaired });
  return `${fate}: ${t("defenderSentence.loss", { lost, lostText: exactNumber(lost), stood: of })}${rest}`;
}
